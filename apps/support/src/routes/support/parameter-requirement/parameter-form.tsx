import { useApi } from '@heizplatz/api-client';
import { CALLS, type ParameterRow, SaveParameterRequirement } from '@heizplatz/contract';
import { Card, Checkbox, SelectField, useToast } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import { StaffForm } from '../../../shared/staff-form/staff-form';
import { useStaffForm } from '../../../shared/staff-form/use-staff-form';
import styles from './parameters.module.css';

interface ParameterFormProps {
  readonly row: ParameterRow;
  readonly reload: () => Promise<unknown>;
}

const box = (isOn: boolean): string => (isOn ? 'on' : '');

/** One group of options: required, preset, visible. */
export function ParameterForm({ row, reload }: ParameterFormProps) {
  const { t } = useLingui();
  const api = useApi();
  const { show } = useToast();
  const { CountryId, ProductGroupId, CustomerGroupId, Key, Name } = row;
  const labels = { IsRequired: t`Pflicht`, IsVisible: t`Sichtbar`, DefaultId: t`Vorgabe` };
  const getName = (id: number | null) => row.Choices.find(({ Id }) => Id === id)?.Name ?? t`keine`;
  const form = useStaffForm({
    name: `parameter-${Key}`,
    schema: SaveParameterRequirement,
    version: row.Version,
    values: {
      IsRequired: box(row.IsRequired),
      IsVisible: box(row.IsVisible),
      DefaultId: row.DefaultId === null ? '' : String(row.DefaultId),
    },
    read: (values, Version) => ({
      ...{ CountryId, ProductGroupId, CustomerGroupId, Key, Version },
      IsRequired: values['IsRequired'] === 'on',
      IsVisible: values['IsVisible'] === 'on',
      DefaultId: values['DefaultId'] ? Number(values['DefaultId']) : null,
    }),
    save: async (body) => {
      await api(CALLS.saveParameterRequirement, { body });
      show({ tone: 'good', text: t`${Name}: gespeichert, gilt ab sofort.` });
      await reload();
    },
  });
  const usual = getName(row.CatalogueDefaultId);
  const choices = row.Choices.map(({ Id, Name: label }) => ({ value: String(Id), label }));
  const display = (name: string, value: string) => {
    if (name === 'DefaultId') return getName(value === '' ? null : Number(value));
    return value === 'on' ? t`ja` : t`nein`;
  };
  return (
    <Card as="section" aria-labelledby={`name-${Key}`} className={styles.row}>
      <h2 id={`name-${Key}`} className={styles.name}>
        {Name}
      </h2>
      <StaffForm form={form} labels={labels} view={display} submitVariant="secondary">
        <div className={styles.fields}>
          <SelectField
            {...form.field('DefaultId')}
            label={labels.DefaultId}
            options={[{ value: '', label: t`wie im Katalog (${usual})` }, ...choices]}
          />
          <Checkbox {...form.box('IsRequired')} variant="compact" label={labels.IsRequired} />
          <Checkbox {...form.box('IsVisible')} variant="compact" label={labels.IsVisible} />
        </div>
      </StaffForm>
    </Card>
  );
}
