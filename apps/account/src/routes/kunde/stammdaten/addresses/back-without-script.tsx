import { MASTER_DATA_PATH } from '@heizplatz/routes';
import { TextLink } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';

/** The modal's cross does nothing without script. */
export function BackWithoutScript() {
  return (
    <noscript>
      <p>
        <TextLink variant="alone" href={MASTER_DATA_PATH}>
          <Trans>Abbrechen</Trans>
        </TextLink>
      </p>
    </noscript>
  );
}
