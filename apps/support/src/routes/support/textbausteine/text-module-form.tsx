import { useApi } from '@heizplatz/api-client';
import { CALLS, SaveTextModule, type TextModule } from '@heizplatz/contract';
import { useNavigate } from '@heizplatz/router';
import { Card, SelectField, TextArea, TextField, useToast } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ConfirmButton } from '../../../shared/staff-form/confirm-button';
import { StaffForm } from '../../../shared/staff-form/staff-form';
import { useStaffForm } from '../../../shared/staff-form/use-staff-form';

interface TextModuleFormProps {
  /** Id 0: a new one. */
  readonly module: TextModule;
  readonly path: string;
  readonly reload: () => Promise<unknown>;
}

/** One text module: written, or removed. */
export function TextModuleForm({ module, path, reload }: TextModuleFormProps) {
  const { t } = useLingui();
  const api = useApi();
  const navigate = useNavigate();
  const { show } = useToast();
  const isNew = module.Id === 0;
  async function leave(text: string) {
    await reload();
    show({ tone: 'good', text });
    await navigate(path);
  }
  const form = useStaffForm({
    name: 'text-module',
    schema: SaveTextModule,
    values: { Kind: module.Kind, Title: module.Title, Text: module.Text },
    version: module.Version,
    read: (values, Version) => ({ ...values, Id: isNew ? null : module.Id, Version }),
    save: async (body) => {
      await api(CALLS.saveTextModule, { body });
      await leave(t`Textbaustein gespeichert.`);
    },
  });
  async function remove() {
    await api(CALLS.removeTextModule, { body: { Id: module.Id, Version: form.version } });
    await leave(t`Textbaustein gelöscht.`);
  }
  return (
    <Card as="section" aria-label={isNew ? t`Neuer Textbaustein` : t`Textbaustein ${module.Title}`}>
      <StaffForm form={form} labels={{ Kind: t`Für`, Title: t`Titel`, Text: t`Text` }}>
        <SelectField
          {...form.field('Kind')}
          label={t`Für`}
          options={[
            { value: 'customer', label: t`Kunde` },
            { value: 'dealer', label: t`Händler` },
          ]}
        />
        <TextField {...form.field('Title')} label={t`Titel`} maxLength={80} />
        <TextArea
          {...form.field('Text')}
          label={t`Text`}
          hint={t`Eingesetzt werden: ${'{Nummer}'}, ${'{Kunde}'} und ${'{Händler}'}.`}
          rows={6}
          maxLength={2000}
        />
      </StaffForm>
      {!isNew && (
        <div>
          <ConfirmButton
            text={<Trans>Textbaustein löschen</Trans>}
            title={t`Textbaustein „${module.Title}“ löschen?`}
            act={remove}
          >
            <p>
              <Trans>Er fehlt dann allen, die mit ihm antworten. Das lässt sich nicht zurücknehmen.</Trans>
            </p>
          </ConfirmButton>
        </div>
      )}
    </Card>
  );
}
