import { ProblemError, useApi, useCall } from '@heizplatz/api-client';
import { type CallResponse, CALLS, CORRECTION_ALONE_MAX, CorrectionInput } from '@heizplatz/contract';
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

/** What it was answered that waits for a second person: seen to, as far as this form goes. Throws any other error. */
function getHeld(error: unknown): { readonly detail: string } {
  if (!(error instanceof ProblemError) || error.problem.context?.['ApprovalId'] === undefined) throw error;
  return { detail: error.problem.detail ?? '' };
}

type Dealers = CallResponse<typeof CALLS.statisticDealers>;

function CorrectionNote({ openMonth }: Pick<CorrectionFormProps, 'openMonth'>) {
  return (
    <p className={styles.note}>
      <Trans>Sie zählt in {monthName(openMonth)}. Ein Betrag mit Minus mindert, was der Händler schuldet.</Trans>{' '}
      <Trans>Was am Tag bei einem Händler über {CORRECTION_ALONE_MAX} hinausgeht, gibt eine zweite Person frei.</Trans>
    </p>
  );
}

function Fields({ dealers, dealerId, openMonth, onSaved }: CorrectionFormProps & { readonly dealers: Dealers }) {
  const { t } = useLingui();
  const api = useApi();
  const { show } = useToast();
  // Of this form: a double click, or a second try after a lost response, books nothing more.
  const [key] = useState(() => crypto.randomUUID());
  const form = useStaffForm({
    name: 'correction',
    schema: CorrectionInput,
    values: { DealerId: String(dealerId ?? ''), Amount: '', OrderNumber: '', Reason: '' },
    read: (values) => ({
      DealerId: values['DealerId'] ? Number(values['DealerId']) : undefined,
      Amount: getNumber(values['Amount'] ?? ''),
      OrderNumber: values['OrderNumber'],
      Reason: values['Reason'],
      IdempotencyKey: key,
    }),
    save: async (body) => {
      const booked = await api(CALLS.addCommissionCorrection, { body }).catch(getHeld);
      await onSaved();
      if ('Month' in booked) show({ tone: 'good', text: t`Die Korrektur steht in ${monthName(booked.Month)}` });
      else show({ tone: 'info', text: booked.detail });
    },
  });
  const labels = { DealerId: t`Händler`, Amount: t`Betrag`, OrderNumber: t`Bestellung`, Reason: t`Grund` };
  return (
    <StaffForm form={form} labels={labels} submitText={t`Korrektur buchen`}>
      <CorrectionNote openMonth={openMonth} />
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
