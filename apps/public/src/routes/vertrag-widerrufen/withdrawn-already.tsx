import { Notice } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';

/** A visitor who returns, or reloads after the last step, need not declare it again. */
export function WithdrawnAlready() {
  return (
    <Notice tone="info">
      <p>
        <Trans>Für diese Bestellung haben wir Ihren Widerruf schon erhalten.</Trans>
      </p>
    </Notice>
  );
}
