import {
  type CountryId,
  getPaymentKind,
  isPaidIn,
  PAYMENT_KIND_CODES,
  PAYMENT_KINDS,
  type PaymentKind,
  type SelectedPayment,
} from '@heizplatz/contract';
import { countryRules } from '@heizplatz/country';

/** A payment kind as a dealer takes it from a customer group; the order of the list is the dealer's, the default first. */
export interface DealerPaymentKind {
  readonly id: number;
  readonly kind: PaymentKind;
  readonly name: string;
  readonly isCredit: boolean;
  readonly isRatePay: boolean;
  /** Days after delivery for invoices. */
  readonly termDays: number;
}

/** Whether dealers of the country may debit accounts. */
export const takesDebits = (countryId: CountryId): boolean =>
  PAYMENT_KIND_CODES.some((kind) => PAYMENT_KINDS[kind].debitedBy === 'dealer' && isPaidIn(kind, countryId));

/** Whether the provider pays the dealer and the customer owes the provider. */
export const isCreditKind = ({ isCredit, isRatePay }: DealerPaymentKind): boolean => isCredit || isRatePay;

export const isDebitKind = ({ kind }: Pick<DealerPaymentKind, 'kind'>): boolean =>
  PAYMENT_KINDS[kind].debitedBy !== null;

/** Paid by a mandate, or by credit after a check. */
export const needsPaymentConsent = (one: DealerPaymentKind): boolean => isDebitKind(one) || isCreditKind(one);

/** Whether an order that is paid so stays with its dealer: its mandate names that one, or a credit was given for its goods. */
export function bindsToDealer({ Kind }: Pick<SelectedPayment, 'Kind'>): boolean {
  const facts = getPaymentKind(Kind);
  return !facts || facts.credit !== null || facts.debitedBy !== null;
}

export interface AllowedKinds {
  readonly countryId: CountryId;
  readonly isCreditAllowed: boolean;
  /** Whether the dealer can be the creditor of a mandate. */
  readonly hasCreditorId: boolean;
  /** Whether the caller may give mandate and consent: the customer itself, nobody who acts for it. */
  readonly isConsentAllowed?: boolean;
  /** What the provider refused for this order. */
  readonly refusedKindIds: readonly number[];
}

/** Which of a dealer's kinds may be chosen; credit only where it is offered (docs/decisions/0007-credit-by-country.md). */
export function allowedPaymentKinds(
  kinds: readonly DealerPaymentKind[],
  { countryId, isCreditAllowed, hasCreditorId, isConsentAllowed = true, refusedKindIds }: AllowedKinds,
): DealerPaymentKind[] {
  return kinds.filter(
    (one) =>
      isPaidIn(one.kind, countryId) &&
      (isCreditAllowed || !isCreditKind(one)) &&
      (isConsentAllowed || !needsPaymentConsent(one)) &&
      (hasCreditorId || PAYMENT_KINDS[one.kind].debitedBy !== 'dealer') &&
      !refusedKindIds.includes(one.id),
  );
}

/**
 * Available kinds before those of an unavailable provider; among them the customer's preferred kind, then the
 * dealer's order.
 */
export function sortByUse(
  kinds: readonly DealerPaymentKind[],
  { requestedKindId, isCreditDown }: { requestedKindId: number; isCreditDown: boolean },
): DealerPaymentKind[] {
  const rank = (one: DealerPaymentKind) =>
    (isCreditDown && isCreditKind(one) ? 2 : 0) + (one.id === requestedKindId ? 0 : 1);
  return kinds.toSorted((a, b) => rank(a) - rank(b));
}

/** The months of instalments, the country's preset where none were named; null for other kinds; undefined when it can't be. */
export function getModifier(kind: PaymentKind, input: number | null, countryId: CountryId): number | null | undefined {
  if (PAYMENT_KINDS[kind].credit !== 'instalments') return input === null ? null : undefined;
  const { choices, preset } = countryRules(countryId).instalmentMonths;
  const months = input ?? preset;
  return choices.includes(months) ? months : undefined;
}
