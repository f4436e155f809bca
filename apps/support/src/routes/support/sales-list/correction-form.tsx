import { useApi, useCall } from '@heizplatz/api-client';
import { type CallResponse, CALLS, CorrectionInput } from '@heizplatz/contract';
import { siteById, monthName } from '@heizplatz/country';
import { Disclosure, SelectField, TextArea, TextField, useToast } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { getNumber } from '../../../shared/staff-form/form-values';
import { StaffForm } from '../../../shared/staff-form/staff-form';
import { useStaffForm } from '../../../shared/staff-form/use-staff-form';
import styles from './sales-list.module.css';

interface CorrectionFormProps {
  /** Whom the list is narrowed to; null: several dealers, or none. */
  readonly dealerId: number | null;
  /** The month that it will count in. */
  readonly openMonth: string;
  readonly onSaved: () => Promise<unknown>;
}

type Dealers = CallResponse<typeof CALLS.statisticDealers>;

function Fields({ dealers, dealerId, openMonth, onSaved }: CorrectionFormProps & { readonly dealers: Dealers }) {
  const { t } = useLingui();
  const api = useApi();
  const { show } = useToast();
  const form = useStaffForm({
    name: 'correction',
    schema: CorrectionInput,
    values: { DealerId: String(dealerId ?? ''), Amount: '', OrderNumber: '', Reason: '' },
    read: (values) => ({
      DealerId: values['DealerId'] ? Number(values['DealerId']) : undefined,
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
          options={[
            { value: '', label: t`bitte wählen` },
            ...dealers.map(({ Id, Name, CountryId }) => ({
              value: String(Id),
              label: `${Name} (${siteById(CountryId).iso}, ${siteById(CountryId).currency.code})`,
            })),
          ]}
        />
        <TextField label={labels.Amount} inputMode="text" {...form.field('Amount')} />
        <TextField label={labels.OrderNumber} optional {...form.field('OrderNumber')} />
      </div>
      <TextArea label={labels.Reason} maxLength={300} {...form.field('Reason')} />
    </StaffForm>
  );
}

/** Corrects what a dealer owes, whether it is listed or not; begins anew once one is booked. */
export function CorrectionForm(props: CorrectionFormProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [booked, setBooked] = useState(0);
  const { data: dealers } = useCall(CALLS.statisticDealers, isOpen ? { query: { country: '' } } : null);
  const onSaved = async () => {
    await props.onSaved();
    setBooked((before) => before + 1);
  };
  return (
    <Disclosure summary={<Trans>Korrektur buchen</Trans>} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      {dealers && <Fields key={booked} {...props} dealers={dealers} onSaved={onSaved} />}
    </Disclosure>
  );
}
