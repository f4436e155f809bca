import { Trans } from '@lingui/react/macro';

/** Why something is not offered during impersonation by support (rule ROLE-05). */
export function ImpersonationNote() {
  return (
    <p className="quiet">
      <Trans>Das kann nur der Kunde selbst. Solange Sie für ihn handeln, ist es gesperrt.</Trans>
    </p>
  );
}
