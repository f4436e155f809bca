import { OPTION_IDS } from '@heizplatz/api-catalog';
import { CALLS, type CalculationConfigurationInput } from '@heizplatz/contract';
import { configuration } from './testing/configuration';
import { withPricingApi } from './testing/with-pricing-api';

const PATH = CALLS.calculate.path;
const api = withPricingApi();
const calculate = (fields: Partial<CalculationConfigurationInput> = {}) =>
  api()
    .visitor()
    .call(CALLS.calculate, { body: configuration(fields) });
const isAscending = (values: readonly number[]) =>
  values.every((value, index) => value >= (values[index - 1] ?? value));

describe('berechnen', () => {
  it('answers one offer a dealer, ranked by what is paid, priced until midnight', async () => {
    const { Items, HasDefaultOffers, PlaceName, ValidUntil, Scale } = await calculate();
    expect(Items.length).toBeGreaterThan(3);
    expect(new Set(Items.map(({ DealerId }) => DealerId)).size).toBe(Items.length);
    expect(isAscending(Items.map(({ TotalPrice }) => TotalPrice))).toBe(true);
    expect(Items.some(({ Children }) => Children.length > 0)).toBe(true);
    expect(HasDefaultOffers).toBe(false);
    expect(PlaceName).toBe('Mößlingen 0');
    expect(ValidUntil).toBe('2026-11-21T23:00:00.000Z');
    expect(Scale.map(({ Amount }) => Amount)).toEqual([1000, 2000, 3000, 5000, 6000, 8000, 10_000, 15_000, 20_000]);
    expect(Scale[4]?.UnitPrice).toBe(Items[0]?.UnitPrice);
  });

  it('marks the cheapest, the fastest, the best rated and the nearest of its list, each once', async () => {
    const { Items } = await calculate({ Ordering: 'rating' });
    const marked = (marker: string) => Items.filter(({ Markers }) => Markers.some((one) => one === marker));
    expect(marked('cheapest')[0]?.TotalPrice).toBe(Math.min(...Items.map(({ TotalPrice }) => TotalPrice)));
    expect(marked('fastest')[0]?.DeliveryDate).toBe(Items.map(({ DeliveryDate }) => DeliveryDate).sort()[0]);
    expect(marked('best-rated')[0]).toBe(Items[0]);
    expect(marked('nearest')[0]?.DistanceKm).toBe(Math.min(...Items.map(({ DistanceKm }) => DistanceKm)));
    expect(Items.flatMap(({ Markers }) => Markers).sort()).toEqual(['best-rated', 'cheapest', 'fastest', 'nearest']);
  });

  it('ranks by delivery date and by rating when asked, dealers without a review last', async () => {
    const { Items: compareByDate } = await calculate({ Ordering: 'date' });
    expect(isAscending(compareByDate.map(({ DeliveryDate }) => Date.parse(DeliveryDate)))).toBe(true);
    const { Items: compareByRating } = await calculate({ Ordering: 'rating' });
    const weighed = ({ Rating, RatingCount }: (typeof compareByRating)[number]) =>
      Rating === null ? -1 : Math.floor(((Rating * RatingCount + 4 * 10) / (RatingCount + 10)) * 1000 + 1e-6);
    expect(isAscending(compareByRating.map((offer) => -weighed(offer)))).toBe(true);
  });

  it('ranks pallets by their price per t and shows the deposit beside', async () => {
    const { Items } = await calculate({ ProductGroupId: 4, Amount: 3 });
    expect(isAscending(Items.map(({ TonnePrice }) => TonnePrice ?? 0))).toBe(true);
    for (const { Deposit, PalletWeightKg, Split, TotalPrice } of Items) {
      expect([Deposit, Split.Total]).toEqual([45, TotalPrice]);
      expect(PalletWeightKg).toBeGreaterThanOrEqual(720);
    }
  });

  it('splits a price into parts that add up, chosen options by name', async () => {
    const { Items } = await calculate({
      Stations: 2,
      Parameters: [{ Id: OPTION_IDS.hose60, Key: 'Hose' }],
      LooseBlowingProcess: [1],
    });
    expect(Items.length).toBeGreaterThan(0);
    for (const { Split } of Items) {
      const cents = [Split.Goods, Split.Delivery, Split.Rounding, ...Split.Options.map(({ Amount }) => Amount)];
      const sum = cents.reduce((total, amount) => total + Math.round(amount * 100), 0);
      expect(sum).toBe(Math.round(Split.Total * 100));
      const named = Split.Options.filter(({ Key }) => Key !== 'DeliveryTime').map(({ Name }) => Name);
      expect(named).toEqual(['Schlauch bis 60 m', 'Staubarmes Einblasen']);
    }
  });

  it('rounds Swiss totals to 0.05 and takes Swiss VAT', async () => {
    const { Items } = await calculate({ CountryId: 3, ZipCode: '8000' });
    expect(Items.length).toBeGreaterThan(0);
    for (const { Split } of Items) {
      expect(Math.round(Split.Total * 100) % 5).toBe(0);
      expect(Split.VatRate).toBe(8.1);
    }
  });

  it('delivers by the wished day, or by the working day after it', async () => {
    const wished = (DesiredDate: string) =>
      calculate({ Parameters: [{ Id: OPTION_IDS.wishDate, Key: 'WishDate', DesiredDate }] });
    const { Items: onSunday } = await wished('2026-12-13');
    expect(onSunday.length).toBeGreaterThan(0);
    expect(new Set(onSunday.map(({ DeliveryDate }) => DeliveryDate))).toEqual(new Set(['2026-12-14']));
    const { Items: before } = await wished('2026-01-01');
    expect(before.map(({ DeliveryDate }) => DeliveryDate).sort()[0]).toMatch(/^2026-1[12]-/);
    expect((await wished('2027-11-17')).Items.length).toBeGreaterThan(0);
    for (const farAway of ['2027-12-01', '9999-12-30']) expect((await wished(farAway)).Items).toEqual([]);
  });

  it('keeps to delivery time, certification and payment', async () => {
    const express = await calculate({ Parameters: [{ Id: OPTION_IDS.deliveryExpress2, Key: 'DeliveryTime' }] });
    expect(express.Items.every(({ WorkingDays }) => WorkingDays <= 2)).toBe(true);
    const certified = await calculate({ OnlyCertified: true, ProductCertifications: [2] });
    expect(new Set(certified.Items.map(({ CertificationId }) => CertificationId))).toEqual(new Set([2]));
    const bySepa = await calculate({ Parameters: [{ Id: 2, Key: 'Payment' }] });
    expect(bySepa.Items.length).toBeGreaterThan(0);
    for (const { PaymentIds, DefaultPaymentId } of bySepa.Items) {
      expect(PaymentIds).toContain(2);
      expect(DefaultPaymentId).toBe(2);
    }
  });

  it.each([
    ['credit where there is none', 3],
    ['a payment that does not exist', 77],
  ])('hides nothing for %s', async (_what, Id) => {
    expect(await calculate({ Parameters: [{ Id, Key: 'Payment', Modifier: 6 }] })).toEqual(await calculate());
  });

  it('tells payments apart whatever months are named beside them', async () => {
    const paidBy = async (Id: number, Modifier?: number) => {
      const Parameters = [{ Id, Key: 'Payment', ...(Modifier !== undefined && { Modifier }) }];
      return (await calculate({ Parameters })).Items.map(({ DefaultPaymentId }) => DefaultPaymentId);
    };
    const invoices = await paidBy(1, 1006);
    expect(new Set(invoices)).toEqual(new Set([1]));
    expect(new Set(await paidBy(2))).toEqual(new Set([2]));
  });

  it('charges a wished day, whatever names it, and no wish without a day that is to come', async () => {
    const priced = async (...Parameters: { Id: number; Key: string; DesiredDate?: string }[]) => {
      const { Items } = await calculate({ Parameters });
      return Items.map(({ Id, Split }) => [
        Id,
        Split.Total,
        Split.Options.map((one) => one.Id).filter((id) => id < 120),
      ]);
    };
    const plain = await priced();
    expect(await priced({ Id: OPTION_IDS.wishDate, Key: 'WishDate' })).toEqual(plain);
    expect(await priced({ Id: OPTION_IDS.wishDate, Key: 'WishDate', DesiredDate: '2026-11-20' })).toEqual(plain);
    const DesiredDate = '2027-02-10';
    const wished = await priced({ Id: OPTION_IDS.wishDate, Key: 'WishDate', DesiredDate });
    expect(wished.length).toBeGreaterThan(0);
    expect(wished.every(([, , ids]) => Array.isArray(ids) && ids.includes(OPTION_IDS.wishDate))).toBe(true);
    expect(await priced({ Id: OPTION_IDS.hose30, Key: 'Hose', DesiredDate })).toEqual(
      await priced({ Id: OPTION_IDS.hose30, Key: 'Hose' }, { Id: OPTION_IDS.wishDate, Key: '', DesiredDate }),
    );
  });

  it('has prices of their own for customer groups, by key or by the bare id of a shared link', async () => {
    const forBusiness = await calculate({ Parameters: [{ Id: 2, Key: 'CustomerGroup' }] });
    expect(await calculate({ Parameters: [{ Id: 2, Key: '' }] })).toEqual(forBusiness);
    expect(forBusiness).not.toEqual(await calculate());
  });

  it.each([
    ['a postcode that does not exist', { ZipCode: '99999' }],
    ['another country’s postcode', { ZipCode: '8000' }],
    ['a postcode without a leading zero', { CountryId: 2 as const, ZipCode: '80001' }],
    ['goods that nobody sells', { ProductGroupId: 2 as const, Amount: 3000 }],
  ])('answers %s with no offers and no defaults', async (_name, fields) => {
    expect(await calculate(fields)).toMatchObject({ Items: [], HasDefaultOffers: false, Scale: [] });
  });

  it.each([
    ['ZIPCODE_REQ', 'body.ZipCode', { ZipCode: '' }],
    ['ZIPCODE_INV', 'body.ZipCode', { ZipCode: '8000a' }],
    ['AMOUNT_REQ', 'body.Amount', { Amount: 0 }],
    ['AMOUNT_MIN', 'body.Amount', { Amount: 999 }],
    ['AMOUNT_MIN', 'body.Amount', { Amount: 1999, Stations: 2 }],
    ['AMOUNT_MAX', 'body.Amount', { Amount: 20_001 }],
    ['AMOUNT_MAX', 'body.Amount', { Amount: 16, ProductGroupId: 4 }],
    ['PRODUCT_UNKNOWN', 'body.Product.Id', { Product: { Id: 23 } }],
    ['OPTION_UNKNOWN', 'body.Parameters.0.Id', { Parameters: [{ Id: 99_999, Key: '' }] }],
    ['CUSTOMER_GROUP_UNKNOWN', 'body.Parameters.0.Id', { Parameters: [{ Id: 4, Key: 'CustomerGroup' }] }],
    [
      'DATE_INV',
      'body.Parameters.0.DesiredDate',
      { Parameters: [{ Id: 115, Key: 'WishDate', DesiredDate: '2026-02-31' }] },
    ],
  ])('refuses with %s at %s', async (code, path, fields) => {
    const body = { ProductGroupId: 3, CountryId: 1, ZipCode: '80001', Amount: 6000, ...fields };
    const response = await api().visitor().post(PATH, body);
    expect(response.status).toBe(400);
    expect(response.problem()).toMatchObject({ code: 'VALIDATION', errors: [{ path, code }] });
  });

  it('answers the same bytes again, and new ones on the next day', async () => {
    const post = () => api().visitor().post(PATH, configuration());
    const [first, second] = [await post(), await post()];
    expect(second.text).toBe(first.text);
    api().setNow(new Date('2026-11-24T10:00:00Z'));
    expect((await post()).text).not.toBe(first.text);
    api().setNow(new Date('2026-11-21T11:00:00Z'));
  });
});
