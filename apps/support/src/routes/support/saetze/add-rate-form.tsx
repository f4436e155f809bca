import { useApi } from '@heizplatz/api-client';
import { AddVatRate, CALLS } from '@heizplatz/contract';
import { Card, CardHeader, SelectField, TextField, useToast } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { StaffForm } from '../../../shared/staff-form/staff-form';
import { useCountryChoices, useGroupChoices } from '../../../shared/staff-form/use-choices';
import { useStaffForm } from '../../../shared/staff-form/use-staff-form';
import styles from './rates.module.css';

/** '8,1' as people here write it. */
const toPercent = (input = ''): number => Number(input.trim().replace(',', '.') || Number.NaN);

/** A rate for all goods of a group, from a day on. */
export function AddRateForm({ reload }: { readonly reload: () => Promise<unknown> }) {
  const { t } = useLingui();
  const api = useApi();
  const { show } = useToast();
  const labels = {
    CountryId: t`Land`,
    ProductGroupId: t`Warengruppe`,
    ValidFrom: t`Gilt ab`,
    Percent: t`Satz in Prozent`,
    Reason: t`Grund`,
  };
  const form = useStaffForm({
    name: 'neuer-satz',
    schema: AddVatRate,
    values: { CountryId: '1', ProductGroupId: '3', ValidFrom: '', Percent: '', Reason: '' },
    read: (values) => ({
      CountryId: Number(values['CountryId']),
      ProductGroupId: Number(values['ProductGroupId']),
      ProductId: 0,
      ValidFrom: values['ValidFrom'],
      Percent: toPercent(values['Percent']),
      Reason: values['Reason'],
    }),
    save: async (body) => {
      await api(CALLS.addVatRate, { body });
      show({ tone: 'good', text: t`Der Satz ist eingetragen.` });
      await reload();
    },
  });
  return (
    <Card as="section" aria-labelledby="new-rate" className={styles.form}>
      <CardHeader titleId="new-rate" title={<Trans>Neuer Satz</Trans>} />
      <StaffForm form={form} labels={labels} submitText={t`Satz eintragen`}>
        <div className={styles.fields}>
          <SelectField {...form.field('CountryId')} label={labels.CountryId} options={useCountryChoices()} />
          <SelectField {...form.field('ProductGroupId')} label={labels.ProductGroupId} options={useGroupChoices()} />
          <TextField {...form.field('ValidFrom')} type="date" label={labels.ValidFrom} />
          <TextField {...form.field('Percent')} inputMode="decimal" label={labels.Percent} maxLength={6} />
        </div>
        <TextField {...form.field('Reason')} label={labels.Reason} hint={t`Steht im Protokoll.`} maxLength={300} />
      </StaffForm>
    </Card>
  );
}
