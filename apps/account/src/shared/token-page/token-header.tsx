import { PageHeader } from '@heizplatz/router';

/** Head of a page whose address carries a token: never indexed, and nobody learns the address from the next request. */
export function TokenHeader({ title }: { readonly title: string }) {
  return (
    <>
      <PageHeader title={title} noindex />
      <meta name="referrer" content="no-referrer" />
    </>
  );
}
