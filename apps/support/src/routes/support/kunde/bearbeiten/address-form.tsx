import { useApi } from '@heizplatz/api-client';
import { CALLS, type CustomerAddress } from '@heizplatz/contract';
import { SITES } from '@heizplatz/country';
import { Checkbox, SelectField, TextArea, TextField, useToast } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import type { FormValues } from '@heizplatz/form-ui';
import { StaffForm } from '../../../../shared/staff-form/staff-form';
import { useStaffForm } from '../../../../shared/staff-form/use-staff-form';
import { AddressFormSchema } from './address-form-schema';
import { useStaffCustomer } from './customer-context';
import { customerInput } from './customer-input';
import styles from './customer-view.module.css';
import { useAddressLabels } from './use-address-labels';
import { useSalutations } from './use-salutations';

/** Texts of an address in the order in which they are written, with how long they may be. */
const MESSAGES = [
  ['Title1', 40],
  ['FirstName', 80],
  ['LastName', 80],
  ['Title2', 40],
  ['CompanyName', 120],
  ['Street', 120],
  ['HouseNumber', 20],
  ['Staircase', 20],
  ['Door', 20],
  ['ZipCode', 5],
  ['City', 80],
  ['Phone', 40],
] as const;
const REQUIRED: readonly string[] = ['FirstName', 'LastName', 'Street', 'HouseNumber', 'ZipCode', 'City', 'Phone'];

function toValues(countryId: number, entry: CustomerAddress | null): FormValues {
  const address = new Map<string, unknown>(Object.entries(entry?.Address ?? {}));
  const texts = [...MESSAGES.map(([name]) => name), 'AccessNotes', 'TaxNumber', 'CostCentre'];
  return {
    ...Object.fromEntries(texts.map((name) => [name, String(address.get(name) ?? '')])),
    Salutation: String(entry?.Address.Salutation ?? 0),
    CountryId: String(entry?.Address.CountryId ?? countryId),
    AddressType: String(entry?.AddressType ?? 1),
    IsDefault: entry?.IsDefault ? 'on' : '',
  };
}

interface AddressFormProps {
  /** Null: a new one. */
  readonly entry: CustomerAddress | null;
}

/** One address of the customer, new or changed. */
export function AddressForm({ entry }: AddressFormProps) {
  const { t } = useLingui();
  const api = useApi();
  const toast = useToast();
  const { customer, show } = useStaffCustomer();
  const labels = useAddressLabels();
  const salutations = useSalutations();
  const form = useStaffForm({
    name: entry ? `adresse-${entry.Address.Id}` : 'adresse-neu',
    schema: AddressFormSchema,
    values: toValues(customer.CountryId, entry),
    version: customer.Version,
    read: ({ TaxNumber, CostCentre, ...values }, version) => ({
      ...values,
      ...(TaxNumber && { TaxNumber }),
      ...(CostCentre && { CostCentre }),
      Salutation: Number(values['Salutation']),
      CountryId: Number(values['CountryId']),
      AddressType: Number(values['AddressType']),
      IsDefault: values['IsDefault'] === 'on',
      Version: Math.max(version, customer.Version),
    }),
    save: async ({ Version, AddressType, IsDefault, ...Address }) => {
      const body = { Version, AddressType, IsDefault, AddressNumber: entry?.Address.Id ?? null, Address };
      await show(await api(CALLS.saveStaffCustomerAddress, { ...customerInput(customer.Id), body }));
      toast.show({ tone: 'good', text: t`Die Adresse ist gespeichert.` });
    },
  });
  const types = [
    { value: '1', label: t`Lieferadresse` },
    { value: '0', label: t`Rechnungsadresse` },
  ];
  const countries = Object.values(SITES).map((site) => ({ value: String(site.countryId), label: site.countryName }));
  return (
    <StaffForm form={form} labels={labels} submitText={t`Adresse speichern`} submitVariant="secondary">
      <div className={styles.pair}>
        <SelectField {...form.field('AddressType')} label={labels.AddressType} options={types} />
        <SelectField {...form.field('Salutation')} label={labels.Salutation} options={salutations} />
        {MESSAGES.map(([name, maxLength]) => (
          <TextField
            key={name}
            {...form.field(name)}
            label={labels[name]}
            maxLength={maxLength}
            optional={!REQUIRED.includes(name)}
            autoComplete="off"
          />
        ))}
        <SelectField {...form.field('CountryId')} label={labels.CountryId} options={countries} />
      </div>
      <TextArea {...form.field('AccessNotes')} label={labels.AccessNotes} optional maxLength={500} />
      <Checkbox {...form.box('IsDefault')} variant="compact" label={labels.IsDefault} />
    </StaffForm>
  );
}
