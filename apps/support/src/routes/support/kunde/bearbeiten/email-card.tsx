import { useApi, useSubmit } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { toBody } from '@heizplatz/form-ui';
import { Button, Card, CardHeader, Disclosure, Notice, TextField, useToast } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { StaffForm } from '../../../../shared/staff-form/staff-form';
import { useStaffForm } from '../../../../shared/staff-form/use-staff-form';
import { useStaffCustomer } from './customer-context';
import { customerInput } from './customer-input';
import styles from './customer-view.module.css';
import { StaffProblem } from './staff-problem';

/** An e-mail that waits for its mailbox, and the action that takes the change back. */
function PendingEmail({ email }: { readonly email: string }) {
  const { t } = useLingui();
  const api = useApi();
  const toast = useToast();
  const { customer, show } = useStaffCustomer();
  const { isBusy, problem, submit } = useSubmit();
  async function drop() {
    const input = { ...customerInput(customer.Id), body: {} };
    if (await submit(async () => show(await api(CALLS.dropCustomerEmailChange, input))))
      toast.show({ tone: 'good', text: t`Die bisherige E-Mail-Adresse bleibt.` });
  }
  return (
    <Notice tone="info">
      <p>
        <Trans>
          {email} wartet auf die Bestätigung in diesem Postfach. Bis dahin gilt {customer.Email}.
        </Trans>
      </p>
      <StaffProblem problem={problem} />
      <Button variant="quiet" size="small" busy={isBusy} onClick={() => void drop()}>
        <Trans>Änderung zurücknehmen</Trans>
      </Button>
    </Notice>
  );
}

function EmailForm() {
  const { t } = useLingui();
  const api = useApi();
  const toast = useToast();
  const { customer, show } = useStaffCustomer();
  const labels = { NewEmailAddress: t`Richtige E-Mail-Adresse`, Reason: t`Grund` };
  const form = useStaffForm({
    name: 'email',
    schema: toBody(CALLS.correctCustomerEmail),
    values: { NewEmailAddress: '', Reason: '' },
    version: customer.Version,
    read: (values, version) => ({ ...values, Version: Math.max(version, customer.Version) }),
    save: async (body) => {
      await show(await api(CALLS.correctCustomerEmail, { ...customerInput(customer.Id), body }));
      toast.show({ tone: 'good', text: t`Der Link ist unterwegs.` });
    },
  });
  return (
    <Disclosure summary={t`E-Mail-Adresse berichtigen`}>
      <div className={styles.form}>
        <StaffForm form={form} labels={labels} submitText={t`Link senden`} submitVariant="secondary">
          <p>
            <Trans>
              Die neue Adresse bekommt einen Link, die bisherige eine Nachricht. Erst mit dem Klick gilt die neue; dann
              enden alle Anmeldungen, und das Passwort wird neu gesetzt.
            </Trans>
          </p>
          <TextField
            {...form.field('NewEmailAddress')}
            type="email"
            label={labels.NewEmailAddress}
            autoComplete="off"
            maxLength={254}
          />
          <TextField
            {...form.field('Reason')}
            label={labels.Reason}
            hint={t`Steht im Protokoll.`}
            placeholder={t`Vertippt, am Telefon mit Bestellnummer bestätigt`}
            maxLength={300}
            autoComplete="off"
          />
        </StaffForm>
      </div>
    </Disclosure>
  );
}

/** Corrects a mistyped e-mail: its new mailbox confirms it, the old one is informed. */
export function EmailCard() {
  const { customer } = useStaffCustomer();
  const { EmailChange } = customer;
  return (
    <Card as="section" aria-labelledby="email">
      <CardHeader titleId="email" title={<Trans>E-Mail-Adresse</Trans>} />
      {EmailChange === null ? <EmailForm /> : <PendingEmail email={EmailChange} />}
    </Card>
  );
}
