import { BRAND, DEFAULT_COUNTRY_ID, SITES } from '@heizplatz/country';
import { useLocation } from 'react-router-dom';
import type { PagePlace } from './page-handle';
import { useOrigin, useOrigins, useSite } from './page-provider';

/** Where the same page is in the sites: at the same path, or at the paths that are named; absent: nowhere. */
export type PageAlternates = 'same-path' | readonly PagePlace[];

interface PageHeaderProps {
  readonly title: string;
  readonly description?: string;
  /** Canonical path for search engines; absent: this page without its query. */
  readonly canonical?: string;
  readonly noindex?: boolean;
  readonly alternates?: PageAlternates;
  /** The type of a shared link. */
  readonly kind?: 'website' | 'article';
}

/** Title and meta of a page; React lifts them into the document's head. */
export function PageHeader({ title, description, canonical, noindex, alternates, kind = 'website' }: PageHeaderProps) {
  const { pathname } = useLocation();
  const address = useOrigin() + (canonical ?? pathname);
  return (
    <>
      <title>{`${title} – ${BRAND}`}</title>
      {description && <meta name="description" content={description} />}
      {noindex ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={address} />
          <Alternates path={canonical ?? pathname} {...(alternates && { alternates })} />
          <SharedLink title={title} address={address} kind={kind} {...(description && { description })} />
        </>
      )}
    </>
  );
}

/** hreflang between the sites, each page naming itself too; Germany's is for everybody else. */
function Alternates({ path, alternates }: { path: string; alternates?: PageAlternates }) {
  const origins = useOrigins();
  if (!alternates) return null;
  const links = Object.values(SITES).flatMap(({ countryId, htmlLang }) => {
    const known = alternates === 'same-path' ? path : alternates.find((page) => page.CountryId === countryId)?.Path;
    return known === undefined ? [] : [{ countryId, lang: htmlLang, href: origins[countryId] + known }];
  });
  const fallback = links.find(({ countryId }) => countryId === DEFAULT_COUNTRY_ID)?.href;
  return (
    <>
      {links.map(({ lang, href }) => (
        <link key={lang} rel="alternate" hrefLang={lang} href={href} />
      ))}
      {fallback !== undefined && <link rel="alternate" hrefLang="x-default" href={fallback} />}
    </>
  );
}

interface SharedLinkProps {
  readonly title: string;
  readonly description?: string;
  readonly address: string;
  readonly kind: string;
}

/** Open Graph; the picture is rendered by the shell's server from the page itself. */
function SharedLink({ title, description, address, kind }: SharedLinkProps) {
  const { htmlLang } = useSite();
  const { origin, pathname } = new URL(address);
  const picture = `${origin}/teilen.png?seite=${encodeURIComponent(pathname)}`;
  return (
    <>
      <meta property="og:site_name" content={BRAND} />
      <meta property="og:type" content={kind} />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:url" content={address} />
      <meta property="og:locale" content={htmlLang.replace('-', '_')} />
      <meta property="og:image" content={picture} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
