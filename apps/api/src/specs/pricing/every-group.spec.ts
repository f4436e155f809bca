import { PAYMENT_KIND_ROWS } from '@heizplatz/api-catalog';
import { paymentGroup, pickPaidPlaces } from '@heizplatz/api-pricing';
import { request, configuration, independentPricing, NOW, readWritten } from '@heizplatz/api-pricing/testing';
import { PRODUCT_GROUPS } from '@heizplatz/calculator';
import type { OfferVariant } from '@heizplatz/contract';
import { demoBook, demoMarketRows } from './testing/demo-book';

const rows = demoMarketRows();
const book = demoBook(rows);
const ZIP_CODES: Readonly<Record<1 | 2 | 3, readonly string[]>> = {
  1: ['10115', '80331', '24937'],
  2: ['1010', '8010', '6020'],
  3: ['8001', '3011', '7000'],
};
const BUSINESS = 2;
const INDUSTRIAL = 10;
const getPrice = independentPricing(rows, NOW, '2026-11-21');

function calculate(fields: Parameters<typeof configuration>[0], customerGroupId: number) {
  const asking = configuration({ ...fields, Parameters: [{ Id: customerGroupId, Key: 'CustomerGroup' }] });
  const query = request(book, asking);
  return { asking, ...readWritten(book, query) };
}

const cents = (money: number) => Math.round(money * 100);
const computeMetrics = ({ Split, UnitPrice, TotalPrice }: OfferVariant) => ({
  net: cents(Split.Net),
  vat: cents(Split.Vat),
  rounding: cents(Split.Rounding),
  total: cents(TotalPrice),
  unit: cents(UnitPrice),
});

const combinations = ([1, 2, 3] as const).flatMap((countryId) =>
  Object.values(PRODUCT_GROUPS).map((group) => ({ countryId, group, name: `${group.name}, country ${countryId}` })),
);

describe.each(combinations)('$name', ({ countryId, group }) => {
  it.each(ZIP_CODES[countryId])('is offered in %s at a price that an independent calculation finds too', (ZipCode) => {
    const amounts = [group.defaultAmount, group.orderLimits.max, 3 * group.orderLimits.min];
    for (const customerGroupId of group.id === INDUSTRIAL ? [BUSINESS] : [1, 2, 3]) {
      for (const [index, Amount] of amounts.entries()) {
        const fields = {
          CountryId: countryId,
          ProductGroupId: group.id,
          ZipCode,
          Amount,
          Stations: index === 2 ? 3 : 1,
        };
        const { Items, asking } = calculate(fields, customerGroupId);
        expect(Items.length).toBeGreaterThan(0);
        for (const offer of Items.flatMap(({ Children, ...best }) => [best, ...Children])) {
          // One delivery point is no collective order.
          const pricedGroupId = customerGroupId === 3 && fields.Stations === 1 ? 1 : customerGroupId;
          expect(computeMetrics(offer)).toEqual(getPrice(asking, offer, pricedGroupId));
          const { Goods, Delivery, Options, Rounding, Total } = offer.Split;
          const parts = [Goods, Delivery, Rounding, ...Options.map((option) => option.Amount)];
          expect(parts.reduce((sum, part) => sum + cents(part), 0)).toBe(cents(Total));
        }
      }
    }
  });

  it('can be paid in every way that the country knows', () => {
    const named = paymentGroup(book, { countryId, productGroupId: group.id, vatBasisPoints: 0 }).Parameters;
    const expected = countryId === 3 ? [1, 3, 4] : PAYMENT_KIND_ROWS.map(({ id }) => id);
    expect(named.map(({ Id }) => Id)).toEqual(expected);
    const taken = new Set(
      ZIP_CODES[countryId].flatMap((ZipCode) => {
        const fields = { CountryId: countryId, ProductGroupId: group.id, ZipCode, Amount: group.defaultAmount };
        return calculate(fields, group.id === INDUSTRIAL ? BUSINESS : 1).Items.flatMap(({ PaymentIds }) => PaymentIds);
      }),
    );
    // Businesses get no instalments.
    const forThem = group.id === INDUSTRIAL ? expected.filter((id) => id !== 3) : expected;
    expect([...taken].sort()).toEqual(forThem);
  });
});

it.each([
  [1, '10115'],
  [1, '80331'],
  [2, '1010'],
  [2, '8010'],
  [3, '8001'],
  [3, '3011'],
] as const)('shows a paid place beside the pellets of country %i, %s', (CountryId, ZipCode) => {
  const view = pickPaidPlaces(book, request(book, { CountryId, ZipCode }), CountryId);
  expect(view.length).toBeGreaterThan(0);
});

describe('goods', () => {
  it.each([
    [2, 1, 'Heizöl Extraleicht schwefelarm'],
    [2, 9, 'Hackgut'],
    [3, 7, 'Cheminéeholz'],
    [1, 7, 'Kaminholz'],
  ] as const)('in country %i of group %i are called %s', (countryId, groupId, name) => {
    const { defaultAmount: Amount } = PRODUCT_GROUPS[groupId];
    const ZipCode = ZIP_CODES[countryId][0] ?? '';
    const { Items } = calculate({ CountryId: countryId, ProductGroupId: groupId, ZipCode, Amount }, 1);
    expect(new Set(Items.map(({ ProductName }) => ProductName))).toEqual(new Set([name]));
  });
});
