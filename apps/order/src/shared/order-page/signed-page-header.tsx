import { PageHeader } from '@heizplatz/router';

/** Head of a page whose address carries a token: never indexed, and no other host learns the address. */
export function SignedPageHeader({ title }: { readonly title: string }) {
  return (
    <>
      <PageHeader title={title} noindex />
      <meta name="referrer" content="same-origin" />
    </>
  );
}
