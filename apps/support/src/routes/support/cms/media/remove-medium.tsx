import { useApi } from '@heizplatz/api-client';
import { CALLS, type MediumUse, type StaffMedium } from '@heizplatz/contract';
import { useNavigate } from '@heizplatz/router';
import { MEDIA_PATH } from '@heizplatz/routes';
import { useToast } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ConfirmButton } from '../../../../shared/staff-form/confirm-button';

interface RemoveMediumProps {
  readonly medium: StaffMedium;
  readonly uses: readonly MediumUse[];
}

/** Deletion is permanent, so it requires confirmation; the API rejects it for files in use and names the pages. */
export function RemoveMedium({ medium: { Key, FileName }, uses }: RemoveMediumProps) {
  const { t } = useLingui();
  const api = useApi();
  const navigate = useNavigate();
  const { show } = useToast();
  const isOldAlone = uses.length > 0 && uses.every(({ IsCurrent }) => !IsCurrent);
  async function remove() {
    await api(CALLS.removeMedium, { body: { Key } });
    show({ tone: 'good', text: t`${FileName} ist gelöscht.` });
    void navigate(MEDIA_PATH);
  }
  return (
    <div>
      <ConfirmButton text={<Trans>Datei löschen</Trans>} title={t`Datei löschen?`} act={remove}>
        {isOldAlone && (
          <p>
            <Trans>
              {FileName} wird nur noch von alten Fassungen benutzt. Wer eine davon zurückholt, findet dort statt des
              Bildes eine Lücke.
            </Trans>
          </p>
        )}
        <p>
          <Trans>{FileName} wird mit allen Größen gelöscht. Das lässt sich nicht zurücknehmen.</Trans>
        </p>
      </ConfirmButton>
    </div>
  );
}
