import { Trans } from '@lingui/react/macro';

/** Why something is not offered while support acts for a customer (product.md section 6). */
export function ImpersonationNote() {
  return (
    <p className="quiet">
      <Trans>Das kann nur der Kunde selbst. Solange Sie für ihn handeln, ist es gesperrt.</Trans>
    </p>
  );
}
