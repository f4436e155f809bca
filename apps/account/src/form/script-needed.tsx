import { Trans } from '@lingui/react/macro';

/** For whoever has no script: forms and buttons of the account do nothing then. */
export function ScriptNeeded() {
  return (
    <noscript>
      <p>
        <Trans>Dafür braucht es JavaScript. Bitte schalten Sie es ein und laden Sie die Seite neu.</Trans>
      </p>
    </noscript>
  );
}
