import { DEFAULT_INSTALMENT_MODIFIER, PAYMENT_KEY } from '@heizplatz/calculator';
import type { PaymentDetails } from './payment-details';
import type { PaymentOutlet } from './payment-outlet';

/** The initial values of a payment form: known data is not requested. */
export function firstDetails({ process, choice }: PaymentOutlet): PaymentDetails {
  const { DeliveryAddress: delivery, InvoiceAddress: invoice } = process;
  const payer = invoice ?? delivery;
  const selected = process.PaymentData.Selected;
  return {
    iban: '',
    accountHolder: payer ? `${payer.FirstName} ${payer.LastName}` : '',
    isMandateAccepted: selected?.PaymentId === choice.Id && selected.MaskedIban !== null,
    isCreditAccepted: false,
    dateOfBirth: '',
    months: firstMonths({ process, choice }),
  };
}

/** The saved value, else the calculator's selection, else 6 months or the longest below (rule PAY-06). */
export function firstMonths({ process, choice }: Pick<PaymentOutlet, 'process' | 'choice'>): number | null {
  const months = choice.Plans.map(({ Months }) => Months).toSorted((a, b) => a - b);
  const stored = process.PaymentData.Selected;
  const wished = process.Configuration.Parameters.find(
    ({ Key, Id }) => Key === PAYMENT_KEY && Id === choice.Id,
  )?.Modifier;
  const known = [stored?.PaymentId === choice.Id ? stored.PaymentModifier : null, wished].find(
    (one) => one !== null && one !== undefined && months.includes(one),
  );
  return known ?? months.findLast((one) => one <= DEFAULT_INSTALMENT_MODIFIER) ?? months[0] ?? null;
}
