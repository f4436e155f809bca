import { TextLink } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import { ACCOUNT_PATHS } from '../account-paths';

/** The modal's cross does nothing without script. */
export function BackWithoutScript() {
  return (
    <noscript>
      <p>
        <TextLink look="alone" href={ACCOUNT_PATHS.masterData}>
          <Trans>Abbrechen</Trans>
        </TextLink>
      </p>
    </noscript>
  );
}
