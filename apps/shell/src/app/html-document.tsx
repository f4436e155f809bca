import type { Site } from '@heizplatz/country';
import type { ReactNode } from 'react';

interface HtmlDocumentProps {
  readonly site: Site;
  readonly styles: readonly string[];
  readonly fonts: readonly string[];
  readonly children: ReactNode;
}

/** The whole document; scripts and the JSON literal are put in by the server, round its nonces. */
export function HtmlDocument({ site, styles, fonts, children }: HtmlDocumentProps) {
  return (
    <html lang={site.htmlLang}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#153A2F" />
        {styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} precedence="default" />
        ))}
        {fonts.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
        ))}
        <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
      </head>
      <body>{children}</body>
    </html>
  );
}
