import { useApi } from '@heizplatz/api-client';
import { CALLS, type PublishedRelease } from '@heizplatz/contract';
import { Dialog, KeyValueList, Notice, useToast } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ReasonForm } from '../../../shared/staff-form/reason-form';

interface SwitchDialogProps {
  readonly row: PublishedRelease;
  /** What the area serves now; null: nothing. */
  readonly serving: string | null;
  readonly reload: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** What will be served to whom, and why it shall be; a switch counts at once. */
export function SwitchDialog({ row, serving, reload, onClose }: SwitchDialogProps) {
  const { t } = useLingui();
  const api = useApi();
  const { show } = useToast();
  const { Remote, RemoteName, Version } = row;
  async function save(Reason: string) {
    try {
      await api(CALLS.serveRelease, { body: { Remote, Version, ServingVersion: serving, Reason } });
    } catch (error) {
      // Another user may have switched; what is displayed here must match what the next click sends.
      await reload();
      throw error;
    }
    await reload();
    onClose();
    show({ tone: 'good', text: t`${RemoteName}: Ab jetzt wird ${Version} ausgeliefert.` });
  }
  return (
    <Dialog open onClose={onClose} title={<Trans>{RemoteName} umstellen</Trans>}>
      <p>
        <Trans>
          Ab ihrer nächsten Seite bekommen alle Besucher in allen Ländern diese Version. Eine Erprobung mit einem Teil
          der Besucher endet damit. Ein Neustart ist nicht nötig.
        </Trans>
      </p>
      <KeyValueList
        variant="stacked"
        items={[
          { id: 'now', label: t`Bisher`, value: serving ?? t`keine` },
          { id: 'next', label: t`Von jetzt an`, value: <strong>{Version}</strong> },
        ]}
      />
      {Remote === 'support' && (
        <Notice tone="warn">
          <p>
            <Trans>
              Das gilt auch für diese Seite. Kennt die andere Version sie noch nicht, geht es nur mit dem Befehl „npm
              run release -- rollback support“ zurück.
            </Trans>
          </p>
        </Notice>
      )}
      <ReasonForm name="umstellen" submitText={t`Jetzt umstellen`} placeholder={t`Fehler in der Kasse`} save={save} />
    </Dialog>
  );
}
