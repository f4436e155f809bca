import { BRAND, type Site } from '@heizplatz/country';
import type { ShellAssets } from '../static/shell-assets';

interface PlainError {
  readonly status: 500 | 503;
  readonly requestId: string;
}

const MESSAGES = {
  500: 'Unsere Techniker sind bereits informiert und arbeiten an einer Lösung.',
  503: 'Gerade sind sehr viele Besucher hier. Bitte versuchen Sie es in einigen Sekunden noch einmal.',
} as const;

/** What is left when not even the error page could be rendered: section 8's texts without script. */
export const plainErrorDocument = (site: Site, assets: ShellAssets, { status, requestId }: PlainError): string =>
  `<!DOCTYPE html><html lang="${site.htmlLang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${BRAND} – Fehler ${status}</title>${assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('')}</head><body><main><h1>Da ist leider etwas schiefgelaufen...</h1><p>${MESSAGES[status]}</p><p>Vorgang ${requestId}</p><p><a href="/">Startseite</a></p></main></body></html>`;
