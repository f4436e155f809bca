import { useApi } from '@heizplatz/api-client';
import { CALLS, RemoveVatRate, type VatRow } from '@heizplatz/contract';
import { formatLongDate } from '@heizplatz/country';
import { groupName, PRODUCT_GROUPS } from '@heizplatz/calculator';
import { useSite } from '@heizplatz/router';
import { Card, CardHeader, SelectField, TextField, useToast } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { StaffForm } from '../../../shared/staff-form/staff-form';
import { useStaffForm } from '../../../shared/staff-form/use-staff-form';
import styles from './rates.module.css';

interface TakeBackProps {
  /** Those that do not count yet. */
  readonly rates: readonly VatRow[];
  readonly reload: () => Promise<unknown>;
}

/** A rate that was entered by mistake, as long as its day has not come. */
export function TakeBackForm({ rates, reload }: TakeBackProps) {
  const { t } = useLingui();
  const api = useApi();
  const site = useSite();
  const { show } = useToast();
  const labels = { RateId: t`Satz`, Reason: t`Grund` };
  const form = useStaffForm({
    name: 'satz-zuruecknehmen',
    schema: RemoveVatRate,
    values: { RateId: rates[0]?.RateId ?? '', Reason: '' },
    read: (values) => ({ RateId: values['RateId'], Reason: values['Reason'] }),
    save: async (body) => {
      await api(CALLS.removeVatRate, { body });
      show({ tone: 'good', text: t`Der Satz ist zurückgenommen.` });
      await reload();
    },
  });
  const options = rates.map(({ RateId, ProductGroupId, CountryId, ValidFrom, Percent }) => ({
    value: RateId,
    label: `${groupName(PRODUCT_GROUPS[ProductGroupId], CountryId)}, ${Percent} %, ${formatLongDate(ValidFrom, site)}`,
  }));
  return (
    <Card as="section" aria-labelledby="take-back" className={styles.form}>
      <CardHeader titleId="take-back" title={<Trans>Kommenden Satz zurücknehmen</Trans>} />
      <StaffForm form={form} labels={labels} submitText={t`Zurücknehmen`}>
        <SelectField {...form.field('RateId')} label={labels.RateId} options={options} />
        <TextField {...form.field('Reason')} label={labels.Reason} hint={t`Steht im Protokoll.`} maxLength={300} />
      </StaffForm>
    </Card>
  );
}
