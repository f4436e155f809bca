import { PageHeader } from '@heizplatz/router';

/** Head of a page whose URL contains a token: never indexed, and the URL is not disclosed by the next request. */
export function TokenHeader({ title }: { readonly title: string }) {
  return (
    <>
      <PageHeader title={title} noindex />
      <meta name="referrer" content="no-referrer" />
    </>
  );
}
