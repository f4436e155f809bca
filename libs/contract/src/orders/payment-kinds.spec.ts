import { countryIdByIso } from '@heizplatz/country';
import { getPaymentKind, isPaidIn, PAYMENT_KINDS } from './payment-kinds.ts';

it.each([
  ['DE', ['sepa', 'ratepay-sepa']],
  ['AT', ['sepa', 'ratepay-sepa']],
  ['CH', []],
] as const)('of %s are debited %j: the euro area alone', (iso, debits) => {
  const kinds = ['rechnung', 'sepa', 'ratenzahlung', 'ratepay-rechnung', 'ratepay-sepa'] as const;
  const paid = kinds.filter((kind) => isPaidIn(kind, countryIdByIso(iso) ?? 0));
  expect(paid.filter((kind) => PAYMENT_KINDS[kind].debitedBy)).toEqual(debits);
  expect(paid.filter((kind) => !PAYMENT_KINDS[kind].debitedBy)).toEqual([
    'rechnung',
    'ratenzahlung',
    'ratepay-rechnung',
  ]);
});

it('keeps the ids that offers, links and dealers’ terms have', () => {
  expect(Object.fromEntries(Object.entries(PAYMENT_KINDS).map(([kind, { id }]) => [kind, id]))).toMatchObject({
    ...{ rechnung: 1, sepa: 2, ratenzahlung: 3, 'ratepay-rechnung': 4, 'ratepay-sepa': 5 },
  });
  const ids = Object.values(PAYMENT_KINDS).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

it('has no facts of a code that is none of ours', () => {
  expect(getPaymentKind('other')).toBeUndefined();
  expect(getPaymentKind('constructor')).toBeUndefined();
});
