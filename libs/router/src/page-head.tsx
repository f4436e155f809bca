import { BRAND } from '@heizplatz/country';
import { useLocation } from 'react-router-dom';
import { useOrigin } from './page-provider';

interface PageHeadProps {
  readonly title: string;
  readonly description?: string;
  /** Path of the page that search engines shall keep; absent: this page without its query. */
  readonly canonical?: string;
  readonly noindex?: boolean;
}

/** Title and meta of a page; React lifts them into the document's head. */
export function PageHead({ title, description, canonical, noindex }: PageHeadProps) {
  const { pathname } = useLocation();
  const origin = useOrigin();
  return (
    <>
      <title>{`${title} – ${BRAND}`}</title>
      {description && <meta name="description" content={description} />}
      {noindex ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={origin + (canonical ?? pathname)} />
      )}
    </>
  );
}
