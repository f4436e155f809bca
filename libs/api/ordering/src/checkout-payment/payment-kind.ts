import { INSTALMENT_MONTHS } from '@heizplatz/api-pricing';
import type { CountryId, PaymentKind } from '@heizplatz/contract';

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

/** product.md section 3: Switzerland knows no SEPA debit. */
const KINDS_BY_COUNTRY: Readonly<Record<CountryId, readonly PaymentKind[]>> = {
  1: ['rechnung', 'sepa', 'ratenzahlung', 'ratepay-rechnung', 'ratepay-sepa'],
  2: ['rechnung', 'sepa', 'ratenzahlung', 'ratepay-rechnung', 'ratepay-sepa'],
  3: ['rechnung', 'ratenzahlung', 'ratepay-rechnung'],
};

/** Whether dealers of the country may debit accounts. */
export const takesDebits = (countryId: CountryId): boolean => KINDS_BY_COUNTRY[countryId].includes('sepa');

/** Whether the provider pays the dealer and the customer owes the provider. */
export const isCreditKind = ({ isCredit, isRatePay }: DealerPaymentKind): boolean => isCredit || isRatePay;

export const isDebitKind = ({ kind }: Pick<DealerPaymentKind, 'kind'>): boolean =>
  kind === 'sepa' || kind === 'ratepay-sepa';

/** Paid by a mandate, or by credit after a check. */
const needsConsent = (one: DealerPaymentKind): boolean => isDebitKind(one) || isCreditKind(one);

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
      KINDS_BY_COUNTRY[countryId].includes(one.kind) &&
      (isCreditAllowed || !isCreditKind(one)) &&
      (isConsentAllowed || !needsConsent(one)) &&
      (hasCreditorId || one.kind !== 'sepa') &&
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
  if (kind !== 'ratenzahlung') return input === null ? null : undefined;
  const { choices, preset } = INSTALMENT_MONTHS[countryId];
  const months = input ?? preset;
  return choices.includes(months) ? months : undefined;
}
