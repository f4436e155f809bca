import { PageHead } from '@heizplatz/router';

/** Head of a page whose address carries a token: never indexed, and no other host learns the address. */
export function SignedPageHead({ title }: { readonly title: string }) {
  return (
    <>
      <PageHead title={title} noindex />
      <meta name="referrer" content="same-origin" />
    </>
  );
}
