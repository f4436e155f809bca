import { useApi } from '@heizplatz/api-client';
import { CALLS, type CallResponse } from '@heizplatz/contract';
import { formatDate, siteById } from '@heizplatz/country';
import { toBody } from '@heizplatz/form-ui';
import { useNavigate } from '@heizplatz/router';
import { CUSTOMERS_PATH } from '@heizplatz/routes';
import { Notice, TextField, useToast } from '@heizplatz/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { StaffForm } from '../../../../shared/staff-form/staff-form';
import { useStaffForm } from '../../../../shared/staff-form/use-staff-form';
import { useStaffCustomer } from './customer-context';
import { customerInput } from './customer-input';
import styles from './customer-view.module.css';

type Preview = CallResponse<typeof CALLS.customerDeletion>;

function Consequences({ preview }: { readonly preview: Preview }) {
  const { customer } = useStaffCustomer();
  const site = siteById(customer.CountryId);
  const { Addresses, Notes, Anonymised, Kept } = preview;
  return (
    <>
      <p>
        <Trans>
          Gelöscht werden Konto, Anmeldungen, Preiswünsche, Adressen ({Addresses}) und Notizen ({Notes}).
        </Trans>{' '}
        {Anonymised > 0 && (
          <Plural
            value={Anonymised}
            one="Eine Bestellung wird namenlos; Menge, Betrag und Ort bleiben für die Statistik."
            other="# Bestellungen werden namenlos; Menge, Betrag und Ort bleiben für die Statistik."
          />
        )}
      </p>
      <p>
        <Trans>Das Gesetz verlangt, dass Folgendes bleibt. Danach löscht es sich von selbst:</Trans>
      </p>
      <ul className={styles.list}>
        {Kept.map(({ What, Where, Until, Why }) => (
          <li key={What}>
            <p>{What}</p>
            <p className="quiet">
              <Trans>
                {Where}, bis {formatDate(Until, site)}: {Why}
              </Trans>
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The consequences, and the action that cannot be undone, confirmed by the customer's number. */
export function DeletionForm({ preview }: { readonly preview: Preview }) {
  const { t } = useLingui();
  const api = useApi();
  const toast = useToast();
  const navigate = useNavigate();
  const { customer } = useStaffCustomer();
  const labels = { CustomerNumber: t`Kundennummer zur Bestätigung`, Reason: t`Grund` };
  const form = useStaffForm({
    name: 'loeschen',
    schema: toBody(CALLS.deleteStaffCustomer),
    values: { CustomerNumber: '', Reason: '' },
    version: preview.Version,
    read: ({ CustomerNumber, Reason }, version) => ({
      CustomerNumber: Number(CustomerNumber),
      Reason,
      Version: Math.max(version, customer.Version),
    }),
    save: async (body) => {
      await api(CALLS.deleteStaffCustomer, { ...customerInput(customer.Id), body });
      toast.show({ tone: 'good', text: t`Der Kunde ist gelöscht.` });
      await navigate(CUSTOMERS_PATH, { replace: true });
    },
  });
  if (preview.OpenOrders.length > 0)
    return (
      <Notice tone="warn">
        <p>
          <Trans>
            Noch offen: {preview.OpenOrders.join(', ')}. Erst wenn diese Bestellungen abgeschlossen sind, lässt sich der
            Kunde löschen.
          </Trans>
        </p>
      </Notice>
    );
  return (
    <StaffForm form={form} labels={labels} submitText={t`Endgültig löschen`} submitVariant="secondary">
      <Consequences preview={preview} />
      <Notice tone="warn">
        <p>
          <Trans>
            Das lässt sich nicht rückgängig machen. {customer.Email} bekommt eine Nachricht mit dieser Liste.
          </Trans>
        </p>
      </Notice>
      <TextField
        {...form.field('CustomerNumber')}
        label={labels.CustomerNumber}
        hint={t`Zum Löschen ${customer.Id} eingeben.`}
        inputMode="numeric"
        maxLength={9}
        autoComplete="off"
      />
      <TextField
        {...form.field('Reason')}
        label={labels.Reason}
        hint={t`Steht im Protokoll.`}
        placeholder={t`Verlangt per Brief vom 3. November`}
        maxLength={300}
        autoComplete="off"
      />
    </StaffForm>
  );
}
