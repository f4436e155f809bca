import { useApi } from '@heizplatz/api-client';
import { CALLS, CorrectionInput, type SalesRow } from '@heizplatz/contract';
import { Disclosure, SelectField, TextArea, TextField, useToast } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { getNumber } from '../../../shared/staff-form/form-values';
import { StaffForm } from '../../../shared/staff-form/staff-form';
import { useStaffForm } from '../../../shared/staff-form/use-staff-form';
import { monthName } from './month-name';
import styles from './sales-list.module.css';

interface CorrectionFormProps {
  /** The dealers that are listed. */
  readonly rows: readonly Pick<SalesRow, 'DealerId' | 'DealerName' | 'Currency'>[];
  /** The month that it will count in. */
  readonly openMonth: string;
  readonly onSaved: () => Promise<unknown>;
}

function Fields({ rows, openMonth, onSaved }: CorrectionFormProps) {
  const { t } = useLingui();
  const api = useApi();
  const { show } = useToast();
  const dealers = [...new Map(rows.map((row) => [row.DealerId, row])).values()];
  const form = useStaffForm({
    name: 'correction',
    schema: CorrectionInput,
    values: { DealerId: String(dealers[0]?.DealerId ?? ''), Amount: '', OrderNumber: '', Reason: '' },
    read: (values) => ({
      DealerId: Number(values['DealerId']),
      Amount: getNumber(values['Amount'] ?? ''),
      OrderNumber: values['OrderNumber'],
      Reason: values['Reason'],
    }),
    save: async (body) => {
      const { Month } = await api(CALLS.addCommissionCorrection, { body });
      await onSaved();
      show({ tone: 'good', text: t`Die Korrektur steht in ${monthName(Month)}` });
    },
  });
  const labels = { DealerId: t`Händler`, Amount: t`Betrag`, OrderNumber: t`Bestellung`, Reason: t`Grund` };
  return (
    <StaffForm form={form} labels={labels} submitText={t`Korrektur buchen`}>
      <p className={styles.note}>
        <Trans>Sie zählt in {monthName(openMonth)}. Ein Betrag mit Minus mindert, was der Händler schuldet.</Trans>
      </p>
      <div className={styles.fields}>
        <SelectField
          label={labels.DealerId}
          {...form.field('DealerId')}
          options={dealers.map(({ DealerId, DealerName, Currency }) => ({
            value: String(DealerId),
            label: `${DealerName} (${Currency})`,
          }))}
        />
        <TextField label={labels.Amount} inputMode="text" {...form.field('Amount')} />
        <TextField label={labels.OrderNumber} optional {...form.field('OrderNumber')} />
      </div>
      <TextArea label={labels.Reason} maxLength={300} {...form.field('Reason')} />
    </StaffForm>
  );
}

/** Corrects what a listed dealer owes; begins anew once one is booked. */
export function CorrectionForm(props: CorrectionFormProps) {
  const [booked, setBooked] = useState(0);
  const onSaved = async () => {
    await props.onSaved();
    setBooked((before) => before + 1);
  };
  return (
    <Disclosure summary={<Trans>Korrektur buchen</Trans>}>
      <Fields key={booked} {...props} onSaved={onSaved} />
    </Disclosure>
  );
}
