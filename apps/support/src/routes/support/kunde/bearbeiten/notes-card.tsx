import { useApi } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { formatTime, siteById } from '@heizplatz/country';
import { Card, CardHeader, Chip, SelectField, TextArea } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { toBody } from '@heizplatz/form-ui';
import { StaffForm } from '../../../../shared/staff-form/staff-form';
import { useStaffForm } from '../../../../shared/staff-form/use-staff-form';
import { useStaffCustomer } from './customer-context';
import { customerInput } from './customer-input';
import styles from './customer-view.module.css';

function NoteForm() {
  const { t } = useLingui();
  const api = useApi();
  const { customer, show } = useStaffCustomer();
  const form = useStaffForm({
    name: 'notiz',
    schema: toBody(CALLS.addCustomerNote),
    values: { Text: '', Kind: 'note' },
    read: ({ Text, Kind }) => ({ Text, Kind }),
    save: async (body) => show(await api(CALLS.addCustomerNote, { ...customerInput(customer.Id), body })),
  });
  return (
    <StaffForm
      form={form}
      labels={{ Text: t`Notiz`, Kind: t`Art` }}
      submitText={t`Notiz speichern`}
      submitVariant="secondary"
    >
      <SelectField
        {...form.field('Kind')}
        size="small"
        label={t`Art`}
        options={[
          { value: 'note', label: t`Notiz` },
          { value: 'call', label: t`Telefonat` },
        ]}
      />
      <TextArea
        {...form.field('Text')}
        label={t`Neue Notiz`}
        hint={t`Verlangt der Kunde eine Kopie seiner Daten, steht sie darin.`}
        maxLength={2000}
      />
    </StaffForm>
  );
}

/** On no screen of the customer, but in the copy of its data; the newest first. */
export function NotesCard() {
  const { customer } = useStaffCustomer();
  const { Notes } = customer;
  const site = siteById(customer.CountryId);
  return (
    <Card as="section" aria-labelledby="notizen">
      <CardHeader titleId="notizen" title={<Trans>Notizen</Trans>} />
      {Notes.length > 0 && (
        <ul className={styles.list}>
          {Notes.map(({ Id, At, Author, Text, Kind }) => (
            <li key={Id}>
              <p className={styles.text}>{Text}</p>
              <p className="quiet">
                {Kind === 'call' && (
                  <Chip>
                    <Trans>Telefonat</Trans>
                  </Chip>
                )}{' '}
                {Author}, <time dateTime={At}>{formatTime(At, site)}</time>
              </p>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.form}>
        <NoteForm key={Notes.length} />
      </div>
    </Card>
  );
}
