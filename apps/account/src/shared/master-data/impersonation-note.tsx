import { Trans } from '@lingui/react/macro';

/** Why something is not offered during impersonation by support (product.md section 6). */
export function ImpersonationNote() {
  return (
    <p className="quiet">
      <Trans>Das kann nur der Kunde selbst. Solange Sie für ihn handeln, ist es gesperrt.</Trans>
    </p>
  );
}
