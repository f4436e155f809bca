import type { CountryId, PaymentChoice, PaymentKind } from '@heizplatz/contract';
import { toSwissSpelling } from '@heizplatz/country';

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

/** Months that may be chosen; at most three in Switzerland (KKG). */
const INSTALMENTS_BY_COUNTRY: Readonly<Record<CountryId, readonly number[]>> = { 1: [3, 6, 12], 2: [3, 6, 12], 3: [3] };

function describe({ kind, termDays }: DealerPaymentKind, countryId: CountryId, dealer: string): string {
  const bill = countryId === 3 ? 'mit QR-Rechnung' : 'per Überweisung';
  switch (kind) {
    case 'rechnung':
      return `Sie zahlen innerhalb von ${termDays} Tagen nach der Lieferung ${bill} an ${dealer}.`;
    case 'sepa':
      return `${dealer} bucht den Rechnungsbetrag nach Lieferung und Verwiegung von Ihrem Konto ab.`;
    case 'ratenzahlung':
      return 'Sie zahlen in monatlichen Raten. Achtung! Kreditaufnahme kostet Geld.';
    case 'ratepay-rechnung':
      return 'Sie zahlen nach der Lieferung an RatePay. Achtung! Kreditaufnahme kostet Geld.';
    case 'ratepay-sepa':
      return 'RatePay bucht nach der Lieferung von Ihrem Konto ab. Achtung! Kreditaufnahme kostet Geld.';
  }
}

/** Which of a dealer's kinds exist in the country; credit only where its flag is on (market.md: CCD2, KKG). */
export function allowedPaymentKinds(
  kinds: readonly DealerPaymentKind[],
  { countryId, isCreditAllowed }: { countryId: CountryId; isCreditAllowed: boolean },
): DealerPaymentKind[] {
  return kinds.filter(
    (one) => KINDS_BY_COUNTRY[countryId].includes(one.kind) && (isCreditAllowed || !(one.isCredit || one.isRatePay)),
  );
}

/** The choices with their sentence for the customer; the first is the default. */
export function paymentChoices(
  kinds: readonly DealerPaymentKind[],
  { countryId, dealer }: { countryId: CountryId; dealer: string },
): PaymentChoice[] {
  const spelled = (text: string) => (countryId === 3 ? toSwissSpelling(text) : text);
  return kinds.map((one, index) => ({
    Id: one.id,
    Kind: one.kind,
    Name: spelled(one.name),
    Description: spelled(describe(one, countryId, dealer)),
    IsRatePayPayment: one.isRatePay,
    IsDefault: index === 0,
    IsAvailable: true,
    NeedsIban: one.kind === 'sepa' || one.kind === 'ratepay-sepa',
    Plans: [],
    Credit: null,
  }));
}

/** Whether a number of instalments may be chosen in the country; kinds without instalments take none. */
export function isModifierAllowed(kind: PaymentKind, modifier: number | null, countryId: CountryId): boolean {
  if (kind !== 'ratenzahlung') return modifier === null;
  return modifier !== null && INSTALMENTS_BY_COUNTRY[countryId].includes(modifier);
}
