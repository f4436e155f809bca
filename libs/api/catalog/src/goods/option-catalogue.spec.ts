import { PRODUCT_GROUPS } from '@heizplatz/calculator';
import { OPTIONS } from './option-catalogue';
import { CERTIFICATION_IDS, OPTION_IDS, OPTION_KEYS } from './option-ids';
import { PAYMENT_KIND_ROWS } from './payment-catalogue';
import { PRODUCTS } from './product-catalogue';
import { VAT_RATES } from './vat-catalogue';
import { vatOn } from './vat-on';

const getKeys = (groupId: number) =>
  new Set(OPTIONS.filter(({ productGroupIds }) => productGroupIds.includes(groupId)).map(({ key }) => key));
const { timeOfDay, deliveryTime, wishDate, appointmentPlus } = OPTION_KEYS;

describe('the options', () => {
  it('have every id once, and every named id is there', () => {
    const ids = OPTIONS.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect([...ids].sort()).toEqual(Object.values(OPTION_IDS).sort());
  });

  it.each(Object.values(PRODUCT_GROUPS))(
    'of $name have time of day, delivery time, wish date and appointment',
    ({ id }) => {
      for (const key of [timeOfDay, deliveryTime, wishDate, appointmentPlus]) expect(getKeys(id)).toContain(key);
    },
  );

  it.each([
    [3, [OPTION_KEYS.blowingDustFree, OPTION_KEYS.hose, OPTION_KEYS.vehicle]],
    [9, [OPTION_KEYS.blowingDustFree, OPTION_KEYS.hose, OPTION_KEYS.vehicle]],
    [
      4,
      [
        OPTION_KEYS.bagSize,
        OPTION_KEYS.bagsPerPallet,
        OPTION_KEYS.unloading,
        OPTION_KEYS.tailLift,
        OPTION_KEYS.palletExchange,
      ],
    ],
    [1, [OPTION_KEYS.hose, OPTION_KEYS.additive, OPTION_KEYS.container]],
    [7, [OPTION_KEYS.species, OPTION_KEYS.logLength, OPTION_KEYS.stacking]],
  ])('of group %i are those of rule GOODS-05', (groupId, keys) => {
    for (const key of keys) expect(getKeys(groupId)).toContain(key);
  });

  it('have at most one default for each key of a group', () => {
    for (const groupId of Object.values(PRODUCT_GROUPS).map(({ id }) => id)) {
      const defaults = OPTIONS.filter((option) => option.isDefault && option.productGroupIds.includes(groupId));
      expect(new Set(defaults.map(({ key }) => key)).size).toBe(defaults.length);
    }
  });

  it('offer hoses of 30, 40, 60, 80 m for pellets and 40, 60, 80 m for oil', () => {
    const hoses = (groupId: number) =>
      OPTIONS.filter(({ key, productGroupIds }) => key === OPTION_KEYS.hose && productGroupIds.includes(groupId)).map(
        ({ size }) => size,
      );
    expect(hoses(3)).toEqual([30, 40, 60, 80]);
    expect(hoses(1)).toEqual([40, 60, 80]);
  });
});

it("names each group's default product", () => {
  for (const { id, defaultProductId } of Object.values(PRODUCT_GROUPS)) {
    const defaults = PRODUCTS.filter((product) => product.productGroupId === id && product.isDefault);
    expect(defaults.map((product) => product.id)).toEqual([defaultProductId]);
  }
});

it('keeps the ids of certificates, and marks the payment kinds that are credit', () => {
  expect(CERTIFICATION_IDS).toEqual({ enPlusA1: 1, dinPlus: 2 });
  const marked = PAYMENT_KIND_ROWS.filter(({ isCredit }) => isCredit).map(({ kind }) => kind);
  expect(marked).toEqual(['ratenzahlung', 'ratepay-rechnung', 'ratepay-sepa']);
  expect(PAYMENT_KIND_ROWS).toContainEqual({
    ...{ id: 4, kind: 'ratepay-rechnung', key: 'PaymentRatePayInvoice', name: 'Rechnung mit RatePay' },
    ...{ isCredit: true, isRatePay: true },
  });
});

describe('VAT', () => {
  const rate = (countryId: number, productGroupId: number, day = '2026-11-21', productId = 0) =>
    vatOn(VAT_RATES, { countryId, productGroupId, productId, day });

  it.each([
    [1, 3, 700],
    [1, 7, 700],
    [1, 1, 1900],
    [1, 5, 1900],
    [2, 4, 1300],
    [2, 2, 2000],
    [3, 3, 810],
    [3, 1, 810],
  ])('of country %i, group %i is %i hundredths of a percent', (countryId, groupId, expected) => {
    expect(rate(countryId, groupId)).toBe(expected);
  });

  it.each([
    ['dry chips in Germany', 1, 25, 700],
    ['moist chips in Germany', 1, 31, 1900],
    ['moist chips in Austria', 2, 31, 1300],
    ['moist chips in Switzerland', 3, 31, 810],
  ])('of %s are taxed by their own rate', (_goods, countryId, productId, expected) => {
    expect(rate(countryId, 9, '2026-11-21', productId)).toBe(expected);
  });

  it("keeps to a product's own rate when its group's changes", () => {
    const later = { countryId: 1, productGroupId: 9, productId: 0, validFrom: '2027-01-01', rateBasisPoints: 800 };
    const getRate = (productId: number) =>
      vatOn([...VAT_RATES, later], { countryId: 1, productGroupId: 9, productId, day: '2027-02-01' });
    expect([getRate(25), getRate(31)]).toEqual([800, 1900]);
  });

  it('is the rate of its day, and an error where none is known', () => {
    expect(rate(3, 3, '2023-12-31')).toBe(770);
    expect(rate(3, 3, '2024-01-01')).toBe(810);
    expect(() => rate(1, 3, '2019-01-01')).toThrow('no VAT rate');
  });
});
