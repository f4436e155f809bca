import type { CreditTerms, InstalmentPlan, PaymentChoice } from '@heizplatz/contract';

const CREDIT: CreditTerms = {
  Lender: 'RatePay GmbH',
  LenderAddress: 'Franklinstraße 28, 10587 Berlin',
  Warning: 'Achtung! Kreditaufnahme kostet Geld.',
  StandardInformation: [
    { Label: 'Gesamtkreditbetrag', Value: '2.287,23 €' },
    { Label: 'Effektiver Jahreszins', Value: '9,90 %' },
  ],
  ConsentText: 'Ich bin mit der Bonitätsprüfung durch die RatePay GmbH einverstanden.',
};

/** The amounts need not match the interest, but rates add up to the total. */
const getPlan = (Months: number, MonthlyRate: number, LastRate: number, Interest: number): InstalmentPlan => ({
  Months,
  MonthlyRate,
  LastRate,
  InterestPercent: 9.9,
  Interest,
  TotalPrice: Math.round((MonthlyRate * (Months - 1) + LastRate) * 100) / 100,
});

const KIND = { IsRatePayPayment: true, IsDefault: false, IsAvailable: true, Plans: [], Credit: CREDIT } as const;

/** The three payment kinds that are credit, as the API returns them where the dealer accepts them. */
export const INSTALMENTS: PaymentChoice = {
  ...KIND,
  Id: 3,
  Kind: 'ratenzahlung',
  Name: 'Ratenzahlung',
  Description: 'Sie zahlen in monatlichen Raten an RatePay GmbH.',
  NeedsIban: false,
  Plans: [getPlan(3, 768.62, 768.6, 18.61), getPlan(6, 391.87, 391.86, 63.98), getPlan(12, 200.48, 200.47, 118.52)],
};

export const RATEPAY_INVOICE: PaymentChoice = {
  ...KIND,
  Id: 4,
  Kind: 'ratepay-rechnung',
  Name: 'RatePay-Rechnung',
  Description: 'Sie zahlen 30 Tage nach der Lieferung an RatePay GmbH.',
  NeedsIban: false,
  Plans: [],
};

export const RATEPAY_DEBIT: PaymentChoice = {
  ...KIND,
  Id: 5,
  Kind: 'ratepay-sepa',
  Name: 'RatePay-Lastschrift',
  Description: 'RatePay GmbH bucht 30 Tage nach der Lieferung von Ihrem Konto ab.',
  NeedsIban: true,
  Plans: [],
};
