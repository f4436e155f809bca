import { type CountryId, PAYMENT_KINDS, type PaymentChoice } from '@heizplatz/contract';
import { countryRules, toSiteSpelling } from '@heizplatz/country';
import { creditTerms, type Lending } from '../ratepay/credit-terms';
import { presentPlans } from '../ratepay/present-plans';
import { type DealerPaymentKind, isCreditKind, isDebitKind } from './payment-kind';
import { PAYMENT_TEXTS } from './payment-texts';

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

function describe({ kind, termDays }: DealerPaymentKind, { countryId, dealer, credit }: ChoiceContext): string {
  const bill = countryRules(countryId).hasQrBill ? 'mit QR-Rechnung' : 'per Überweisung';
  const lender = credit?.lending.lender.name ?? 'RatePay';
  return PAYMENT_TEXTS[kind].describe({ dealer, lender, bill, termDays });
}

/** The ways to pay an instalment kind; empty for the others. */
export function getPlans({ kind }: DealerPaymentKind, { countryId, totalCents, credit }: ChoiceContext) {
  if (PAYMENT_KINDS[kind].credit !== 'instalments' || !credit) return [];
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
  const spelled = (text: string) => toSiteSpelling(countryId, text);
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
