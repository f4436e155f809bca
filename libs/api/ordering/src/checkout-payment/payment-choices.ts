import type { CountryId, PaymentChoice } from '@heizplatz/contract';
import { toSwissSpelling } from '@heizplatz/country';
import { creditTerms, type Lending } from '../ratepay/credit-terms';
import { presentPlans } from '../ratepay/present-plans';
import { type DealerPaymentKind, isCreditKind, isDebitKind } from './payment-kind';

/** What credit is offered with; null where it is not. */
export interface CreditSupply {
  readonly lending: Lending;
  /** The provider is currently not responding. */
  readonly isDown: boolean;
}

export interface ChoiceContext {
  readonly countryId: CountryId;
  /** The dealer's name. */
  readonly dealer: string;
  readonly totalCents: number;
  readonly credit: CreditSupply | null;
}

const SWITZERLAND = 3;

function describe({ kind, termDays }: DealerPaymentKind, { countryId, dealer, credit }: ChoiceContext): string {
  const bill = countryId === SWITZERLAND ? 'mit QR-Rechnung' : 'per Überweisung';
  const lender = credit?.lending.lender.name ?? 'RatePay';
  switch (kind) {
    case 'rechnung':
      return `Sie zahlen innerhalb von ${termDays} Tagen nach der Lieferung ${bill} an ${dealer}.`;
    case 'sepa':
      return `${dealer} bucht den Rechnungsbetrag nach Lieferung und Verwiegung von Ihrem Konto ab.`;
    case 'ratenzahlung':
      return `Sie zahlen in monatlichen Raten an ${lender}.`;
    case 'ratepay-rechnung':
      return `Sie zahlen 30 Tage nach der Lieferung an ${lender}.`;
    case 'ratepay-sepa':
      return `${lender} bucht 30 Tage nach der Lieferung von Ihrem Konto ab.`;
  }
}

/** The ways to pay an instalment kind; empty for the others. */
export function getPlans({ kind }: DealerPaymentKind, { countryId, totalCents, credit }: ChoiceContext) {
  if (kind !== 'ratenzahlung' || !credit) return [];
  const { effectiveBasisPoints } = credit.lending.rate;
  return presentPlans(totalCents, { countryId, effectiveBasisPoints });
}

function getCredit(one: DealerPaymentKind, dependencies: ChoiceContext): PaymentChoice['Credit'] {
  const { credit, totalCents } = dependencies;
  if (!credit || !isCreditKind(one)) return null;
  const plans = getPlans(one, dependencies);
  return creditTerms({ kind: one.kind, totalPrice: totalCents / 100, plans }, credit.lending);
}

/** The choices with their sentence for the customer; the first is the default. */
export function paymentChoices(kinds: readonly DealerPaymentKind[], dependencies: ChoiceContext): PaymentChoice[] {
  const { countryId, credit } = dependencies;
  const spelled = (text: string) => (countryId === SWITZERLAND ? toSwissSpelling(text) : text);
  return kinds.map((one, index) => ({
    Id: one.id,
    Kind: one.kind,
    Name: spelled(one.name),
    Description: spelled(describe(one, dependencies)),
    IsRatePayPayment: one.isRatePay,
    IsDefault: index === 0,
    IsAvailable: !(isCreditKind(one) && credit?.isDown),
    NeedsIban: isDebitKind(one),
    Plans: getPlans(one, dependencies),
    Credit: getCredit(one, dependencies),
  }));
}
