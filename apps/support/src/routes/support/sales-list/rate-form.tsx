import { useApi, useCall } from '@heizplatz/api-client';
import { PRODUCT_GROUPS } from '@heizplatz/calculator';
import { CALLS, type CommissionRateRow, type Open, RateInput } from '@heizplatz/contract';
import { Card, CardHeader, SelectField, TextField, useToast } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { getNumber } from '../../../shared/staff-form/form-values';
import { StaffForm } from '../../../shared/staff-form/staff-form';
import { useStaffForm } from '../../../shared/staff-form/use-staff-form';
import styles from './sales-list.module.css';

interface RateFormProps {
  /** Null: a new one. */
  readonly rate: CommissionRateRow | null;
  readonly onSaved: () => Promise<unknown>;
}

const getText = (id: Open<number> | null | undefined): string => (id === null || id === undefined ? '' : String(id));
const getId = (text: string | undefined): number | null => (text ? Number(text) : null);

/** A rate of commission, new or in the place of one. */
export function RateForm({ rate, onSaved }: RateFormProps) {
  const { t } = useLingui();
  const api = useApi();
  const { show } = useToast();
  const { data: dealers = [] } = useCall(CALLS.statisticDealers, { query: { country: '' } });
  const form = useStaffForm({
    name: 'rate',
    schema: RateInput,
    values: {
      DealerId: getText(rate?.DealerId),
      ProductGroupId: getText(rate?.ProductGroupId),
      ValidFrom: rate?.ValidFrom ?? '',
      RatePercent: rate ? String(rate.RatePercent).replace('.', ',') : '',
    },
    version: rate?.Version ?? 0,
    read: (values, version) => ({
      Id: rate?.Id ?? null,
      Version: rate ? version : null,
      DealerId: getId(values['DealerId']),
      ProductGroupId: getId(values['ProductGroupId']),
      ValidFrom: values['ValidFrom'],
      RatePercent: getNumber(values['RatePercent'] ?? ''),
    }),
    save: async (body) => {
      await api(CALLS.saveCommissionRate, { body });
      await onSaved();
      show({ tone: 'good', text: t`Der Satz ist gespeichert` });
    },
  });
  const labels = {
    ...{ DealerId: t`Händler`, ProductGroupId: t`Ware`, ValidFrom: t`Gilt ab`, RatePercent: t`Satz` },
  };
  return (
    <Card as="section" aria-labelledby="rate-form" className={styles.card}>
      <CardHeader titleId="rate-form" title={rate ? <Trans>Satz ändern</Trans> : <Trans>Neuer Satz</Trans>} />
      <StaffForm form={form} labels={labels}>
        <div className={styles.fields}>
          <SelectField
            label={labels.DealerId}
            {...form.field('DealerId')}
            options={[
              { value: '', label: t`alle Händler` },
              ...dealers.map(({ Id, Name }) => ({ value: String(Id), label: Name })),
            ]}
          />
          <SelectField
            label={labels.ProductGroupId}
            {...form.field('ProductGroupId')}
            options={[
              { value: '', label: t`alles` },
              ...Object.values(PRODUCT_GROUPS).map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
          />
          <TextField type="date" label={labels.ValidFrom} {...form.field('ValidFrom')} />
          <TextField label={labels.RatePercent} suffix="%" inputMode="decimal" {...form.field('RatePercent')} />
        </div>
      </StaffForm>
    </Card>
  );
}
