import { useApi } from '@heizplatz/api-client';
import { CALLS, type CountryId, type StaffDealer } from '@heizplatz/contract';
import { Card, Checkbox, Fieldset, TextArea, TextField } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import { toBody, type FormValues } from '@heizplatz/form-ui';
import { getNumber } from '../../../../shared/staff-form/form-values';
import { StaffForm } from '../../../../shared/staff-form/staff-form';
import { useStaffForm } from '../../../../shared/staff-form/use-staff-form';
import styles from '../dealers.module.css';
import { useMasterLabels } from './use-master-labels';

interface MasterFormProps {
  /** Null: a new one. */
  readonly dealer: StaffDealer | null;
  readonly countryId: CountryId;
  readonly onSaved: (saved: StaffDealer) => void;
}

const MESSAGES = {
  seller: ['Name', 'Company', 'Street', 'ZipCode', 'City', 'Phone', 'EmailAddress', 'SinceYear'],
  numbers: ['Register', 'TaxNumber', 'PackagingNumber', 'EnplusId'],
  accounts: ['CreditorId', 'Iban', 'QrIban'],
} as const;
const NAMES = [...MESSAGES.seller, ...MESSAGES.numbers, ...MESSAGES.accounts, 'Description', 'SettlesBySteps'] as const;

function toValues(dealer: StaffDealer | null): FormValues {
  const getText = (value: string | number | boolean | undefined): string =>
    value === true ? 'on' : value === false ? '' : String(value ?? '');
  return Object.fromEntries(NAMES.map((name) => [name, getText(dealer?.[name])]));
}

/** Imprint, tax and packaging numbers, accounts. */
export function MasterForm({ dealer, countryId, onSaved }: MasterFormProps) {
  const { t } = useLingui();
  const api = useApi();
  const labels = useMasterLabels(countryId);
  const form = useStaffForm({
    name: 'dealer',
    schema: toBody(CALLS.saveDealer),
    values: toValues(dealer),
    version: dealer?.Version ?? 0,
    read: (values, Version) => ({
      ...values,
      DealerId: dealer?.Id ?? null,
      Version,
      CountryId: countryId,
      SinceYear: getNumber(values['SinceYear'] ?? ''),
      SettlesBySteps: values['SettlesBySteps'] === 'on',
    }),
    save: async (body) => onSaved(await api(CALLS.saveDealer, { body })),
  });
  const fields = (names: readonly (keyof typeof labels)[]) =>
    names.map((name) => <TextField key={name} {...form.field(name)} size="small" label={labels[name]} />);
  return (
    <Card as="section" aria-label={t`Stammdaten`}>
      <StaffForm form={form} labels={labels}>
        <Fieldset legend={t`Anbieter`}>
          <div className={styles.grid}>{fields(MESSAGES.seller)}</div>
        </Fieldset>
        <Fieldset legend={t`Register und Nummern`}>
          <div className={styles.grid}>{fields(MESSAGES.numbers)}</div>
        </Fieldset>
        <Fieldset legend={t`Konten`}>
          <div className={styles.grid}>{fields(MESSAGES.accounts)}</div>
        </Fieldset>
        <TextArea {...form.field('Description')} label={labels.Description} rows={4} />
        <Checkbox {...form.box('SettlesBySteps')} variant="compact" label={labels.SettlesBySteps} />
      </StaffForm>
    </Card>
  );
}
