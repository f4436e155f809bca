import { useApi } from '@heizplatz/api-client';
import { CALLS, type StaffCustomer } from '@heizplatz/contract';
import { Card, CardHeader, SelectField, TextField, useToast } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { toBody, type FormValues } from '@heizplatz/form-ui';
import { StaffForm } from '../../../../shared/staff-form/staff-form';
import { useStaffForm } from '../../../../shared/staff-form/use-staff-form';
import { useStaffCustomer } from './customer-context';
import { customerInput } from './customer-input';
import { useSalutations } from './use-salutations';
import styles from './customer-view.module.css';

const toValues = (customer: StaffCustomer): FormValues => ({
  Salutation: String(customer.Salutation),
  Title1: customer.Title1,
  FirstName: customer.FirstName,
  LastName: customer.LastName,
  Title2: customer.Title2,
  Phone: customer.Phone,
});

/** Name and phone; the e-mail is corrected beside the account. Begins anew when what is saved is another. */
export function ProfileCard() {
  const { customer } = useStaffCustomer();
  return (
    <Card as="section" aria-labelledby="stammdaten">
      <CardHeader titleId="stammdaten" title={<Trans>Stammdaten</Trans>} />
      <ProfileForm key={JSON.stringify(toValues(customer))} />
    </Card>
  );
}

function ProfileForm() {
  const { t } = useLingui();
  const api = useApi();
  const toast = useToast();
  const { customer, show } = useStaffCustomer();
  const salutations = useSalutations();
  const labels = {
    Salutation: t`Anrede`,
    Title1: t`Titel vor dem Namen`,
    FirstName: t`Vorname`,
    LastName: t`Nachname`,
    Title2: t`Titel nach dem Namen`,
    Phone: t`Telefon`,
  };
  const form = useStaffForm({
    name: 'stammdaten',
    schema: toBody(CALLS.saveStaffCustomer),
    values: toValues(customer),
    version: customer.Version,
    read: (values, version) => ({
      ...values,
      Salutation: Number(values['Salutation']),
      // The caller's own other actions have incremented it meanwhile.
      Version: Math.max(version, customer.Version),
    }),
    save: async (body) => {
      await show(await api(CALLS.saveStaffCustomer, { ...customerInput(customer.Id), body }));
      toast.show({ tone: 'good', text: t`Die Stammdaten sind gespeichert.` });
    },
  });
  const display = (name: string, value: string) =>
    name === 'Salutation' ? (salutations.find((one) => one.value === value)?.label ?? value) : value;
  return (
    <StaffForm form={form} labels={labels} view={display}>
      <div className={styles.pair}>
        <SelectField {...form.field('Salutation')} label={labels.Salutation} options={salutations} />
        <TextField {...form.field('Title1')} label={labels.Title1} optional maxLength={40} />
        <TextField {...form.field('FirstName')} label={labels.FirstName} maxLength={80} />
        <TextField {...form.field('LastName')} label={labels.LastName} maxLength={80} />
        <TextField {...form.field('Title2')} label={labels.Title2} optional maxLength={40} />
        <TextField {...form.field('Phone')} type="tel" label={labels.Phone} optional maxLength={40} />
      </div>
    </StaffForm>
  );
}
