import { useApi } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { toBody } from '@heizplatz/form-ui';
import { Disclosure } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useStaffOrder } from '../order-context';
import { ActionForm } from './action-form';
import { ReasonField } from './reason-field';

interface VerdictFormProps {
  readonly isConfirmed: boolean;
  readonly label: string;
  readonly doneText: string;
  readonly submitLabel: ReactNode;
}

function VerdictForm({ isConfirmed, label, doneText, submitLabel }: VerdictFormProps) {
  const { t } = useLingui();
  const api = useApi();
  const { order } = useStaffOrder();
  return (
    <Disclosure summary={label}>
      <ActionForm
        id={isConfirmed ? 'menge-ja' : 'menge-nein'}
        label={label}
        schema={toBody(CALLS.staffConfirmWeight)}
        values={{ Reason: '' }}
        read={(values, Version) => ({ ...values, OrderId: order.OrderId, IsConfirmed: isConfirmed, Version })}
        fieldNames={{ Reason: t`Grund` }}
        send={(body) => api(CALLS.staffConfirmWeight, { body })}
        doneText={doneText}
        submitLabel={submitLabel}
      >
        {(form) => <ReasonField form={form} />}
      </ActionForm>
    </Disclosure>
  );
}

/** Support's word on a reported weight more than 10 % below the order; another amount is a correction. */
export function WeightVerdict() {
  const { t } = useLingui();
  return (
    <>
      <VerdictForm
        isConfirmed
        label={t`Gemeldete Menge bestätigen`}
        doneText={t`Die gemeldete Menge zählt. Kunde und Händler bekommen eine Mail.`}
        submitLabel={<Trans>Menge bestätigen</Trans>}
      />
      <VerdictForm
        isConfirmed={false}
        label={t`Gemeldete Menge ablehnen`}
        doneText={t`Es zählt die bestellte Menge. Kunde und Händler bekommen eine Mail.`}
        submitLabel={<Trans>Menge ablehnen</Trans>}
      />
    </>
  );
}
