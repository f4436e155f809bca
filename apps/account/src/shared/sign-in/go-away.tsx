import { LinkButton, Notice } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';

/** Dealers are logged in here and work elsewhere; a form without script may not lead to another site by itself. */
export function GoAway({ href }: { readonly href: string }) {
  return (
    <>
      <Notice tone="good">
        <p>
          <Trans>Sie sind angemeldet.</Trans>
        </p>
      </Notice>
      <LinkButton variant="primary" wide href={href}>
        <Trans>Weiter</Trans>
      </LinkButton>
    </>
  );
}
