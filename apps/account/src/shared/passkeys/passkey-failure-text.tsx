import { Notice } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import type { PasskeyFailure } from './browser-passkeys';

/** What went wrong between this page and the browser's own dialog. */
export function PasskeyFailureText({ failure }: { readonly failure: PasskeyFailure | 'refused' | null }) {
  if (failure === null) return null;
  return (
    <Notice tone={failure === 'not-given' ? 'info' : 'bad'} announce>
      {MESSAGES[failure]}
    </Notice>
  );
}

const MESSAGES = {
  unsupported: <Trans>Dieser Browser kann keine Passkeys. Mit E-Mail und Passwort geht es immer.</Trans>,
  'not-given': <Trans>Es wurde kein Passkey gewählt. Sie können es noch einmal versuchen.</Trans>,
  'has-one': <Trans>Auf diesem Gerät ist für Ihr Konto schon ein Passkey eingerichtet.</Trans>,
  failed: <Trans>Ihr Gerät konnte den Passkey nicht benutzen. Bitte versuchen Sie es noch einmal.</Trans>,
  refused: (
    <Trans>
      Diesen Passkey kennen wir nicht, oder er wurde entfernt. Bitte melden Sie sich mit E-Mail und Passwort an.
    </Trans>
  ),
} as const;
