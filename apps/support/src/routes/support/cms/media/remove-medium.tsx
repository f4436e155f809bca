import { useApi, useSubmit } from '@heizplatz/api-client';
import { CALLS, type MediumUse, type StaffMedium } from '@heizplatz/contract';
import { useNavigate } from '@heizplatz/router';
import { MEDIA_PATH } from '@heizplatz/routes';
import { Button, Dialog, Notice, useToast } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';

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
  const { isBusy, problem, submit } = useSubmit();
  const [isOpen, setIsOpen] = useState(false);
  const isOldAlone = uses.length > 0 && uses.every(({ IsCurrent }) => !IsCurrent);
  async function remove() {
    const isRemoved = await submit(() => api(CALLS.removeMedium, { body: { Key } }));
    setIsOpen(false);
    if (!isRemoved) return;
    show({ tone: 'good', text: t`${FileName} ist gelöscht.` });
    void navigate(MEDIA_PATH);
  }
  return (
    <>
      {problem && (
        <Notice tone="bad" announce>
          <p>{problem.problem.detail}</p>
        </Notice>
      )}
      <p>
        <Button variant="quiet" onClick={() => setIsOpen(true)}>
          <Trans>Datei löschen</Trans>
        </Button>
      </p>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={<Trans>Datei löschen?</Trans>}
        footer={
          <Button busy={isBusy} onClick={() => void remove()}>
            <Trans>Endgültig löschen</Trans>
          </Button>
        }
      >
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
      </Dialog>
    </>
  );
}
