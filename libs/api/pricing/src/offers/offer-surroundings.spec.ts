import { OPTION_IDS } from '@heizplatz/api-catalog';
import { CALLS, type CalculationConfigurationInput } from '@heizplatz/contract';
import { configuration } from '../calculation/testing/configuration';
import { withPricingApi } from '../calculation/testing/with-pricing-api';

type Fields = Partial<CalculationConfigurationInput>;

const api = withPricingApi();
const dependencies = (fields: Fields = {}) =>
  api()
    .visitor()
    .call(CALLS.offerSurroundings, { body: configuration(fields) });
const readList = async (fields: Fields) =>
  (
    await api()
      .visitor()
      .call(CALLS.calculate, { body: configuration(fields) })
  ).Items;
const inGroup = (Id: number) => ({ Parameters: [{ Id, Key: 'CustomerGroup' }] });
const within = (Id: number): Fields => ({ Parameters: [{ Id, Key: 'DeliveryTime' }] });
const TIMES = [
  [OPTION_IDS.deliveryExpress2, 2],
  [OPTION_IDS.deliveryDays5, 5],
  [OPTION_IDS.deliveryDays10, 10],
  [OPTION_IDS.deliveryDays20, 20],
  [OPTION_IDS.deliveryDays30, 30],
] as const;

describe('umfeld', () => {
  it('answers the best three of each customer group that was not asked for, as their own lists begin', async () => {
    const { OtherGroups } = await dependencies({ Ordering: 'date', Stations: 2 });
    expect(OtherGroups.map(({ CustomerGroupId, Name }) => [CustomerGroupId, Name])).toEqual([
      [2, 'Gewerbe'],
      [3, 'Sammelbesteller'],
    ]);
    for (const { CustomerGroupId, Items } of OtherGroups) {
      const own = (await readList({ ...inGroup(CustomerGroupId), Stations: 2 })).slice(0, 3);
      expect(Items).toEqual(own.map((offer) => ({ ...offer, Children: [], Markers: [] })));
    }
    const forBusiness = await dependencies({ ...inGroup(2), Stations: 2 });
    expect(forBusiness.OtherGroups.map(({ CustomerGroupId }) => CustomerGroupId)).toEqual([1, 3]);
  });

  it('has prices for collective orders from two delivery points on', async () => {
    const alone = await dependencies();
    expect(alone.OtherGroups.map(({ CustomerGroupId }) => CustomerGroupId)).toEqual([2]);
    expect(await readList(inGroup(3))).toEqual(await readList({}));
    expect(await readList({ ...inGroup(3), Stations: 2 })).not.toEqual(await readList({ Stations: 2 }));
  });

  it.each(['80001', '80004', '80007', '80010'])(
    'names a later delivery time in %s when, and only when, it is cheaper',
    async (ZipCode) => {
      for (const [optionId, days] of TIMES) {
        const { CheaperDate } = await dependencies({ ...within(optionId), ZipCode });
        const getCheapest = async (id: number) =>
          (await readList({ ...within(id), ZipCode })).flatMap(({ Markers, TotalPrice, DeliveryDate }) =>
            Markers.includes('cheapest') ? [{ TotalPrice, DeliveryDate }] : [],
          )[0];
        const query = await getCheapest(optionId);
        const later = await Promise.all(TIMES.filter(([, size]) => size > days).map(([id]) => getCheapest(id)));
        const least = Math.min(...later.map((offer) => offer?.TotalPrice ?? Infinity));
        if (!query || least >= query.TotalPrice) expect(CheaperDate).toBeNull();
        else {
          expect(CheaperDate?.TotalPrice).toBe(least);
          expect(CheaperDate?.Saving).toBeCloseTo(query.TotalPrice - least, 2);
          // Choosing it brings just that offer to the top.
          expect(await getCheapest(CheaperDate?.OptionId ?? 0)).toEqual({
            TotalPrice: least,
            DeliveryDate: CheaperDate?.DeliveryDate,
          });
        }
      }
    },
  );

  it('names a cheaper date somewhere in this market', async () => {
    const { CheaperDate } = await dependencies(within(OPTION_IDS.deliveryExpress2));
    expect(CheaperDate?.Saving).toBeGreaterThan(0);
  });

  it("says the pallets' deposit beside the later date's total", async () => {
    const pallets = { ...within(OPTION_IDS.deliveryExpress2), ProductGroupId: 4, Amount: 3 } as const;
    const dates = await Promise.all(
      ['80001', '80002', '80003', '80004', '80005'].map(
        async (ZipCode) => (await dependencies({ ...pallets, ZipCode })).CheaperDate,
      ),
    );
    const offeredDates = dates.filter((one) => one !== null);
    expect(offeredDates.length).toBeGreaterThan(0);
    expect(new Set(offeredDates.map(({ Deposit }) => Deposit))).toEqual(new Set([45]));
  });

  it('names no cheaper date without a limit, with a wished day, or where nobody delivers', async () => {
    const wished = { Id: OPTION_IDS.wishDate, Key: 'WishDate', DesiredDate: '2026-12-08' };
    const Parameters = [wished, { Id: OPTION_IDS.deliveryDays10, Key: 'DeliveryTime' }];
    for (const fields of [{}, { Parameters }, { ...within(OPTION_IDS.deliveryDays5), ZipCode: '99999' }])
      expect((await dependencies(fields)).CheaperDate).toBeNull();
  });

  it('shows at most three paid places of dealers that deliver there today, each with who paid and why', async () => {
    const { PaidPlaces } = await dependencies();
    const items = await readList({});
    // Dealers 1, 3, 5, 6, 9, 11 and 13 paid; 14 until yesterday, 17 for another region.
    const delivering = [1, 3, 5, 6, 9, 11, 13].filter((id) => items.some(({ DealerId }) => DealerId === id));
    expect(delivering.length).toBeGreaterThan(0);
    expect(PaidPlaces.map(({ Offer }) => Offer.DealerId)).toEqual(delivering.slice(0, 3));
    for (const { Offer, OnBehalfOf, Reason } of PaidPlaces) {
      const { Children: _, Markers: __, ...own } = items.find(({ DealerId }) => DealerId === Offer.DealerId)!;
      expect(Offer).toMatchObject(own);
      expect(OnBehalfOf).toBe(`Brennstoffe Höß ${Offer.DealerId} GmbH & Co. KG`);
      expect(Reason).toBe('Gebucht für Ihre Gegend.');
    }
  });

  it('shows them until their last day, and none for other goods', async () => {
    expect((await dependencies({ ProductGroupId: 4, Amount: 2 })).PaidPlaces).toEqual([]);
    api().setNow(new Date('2026-11-21T22:59:00Z'));
    expect((await dependencies()).PaidPlaces.length).toBeGreaterThan(0);
    api().setNow(new Date('2026-11-21T23:01:00Z'));
    expect((await dependencies()).PaidPlaces).toEqual([]);
    api().setNow(new Date('2026-11-21T11:00:00Z'));
  });

  it('counts the offers of each payment kind, whichever was asked for', async () => {
    const { PaymentCounts = [] } = await dependencies({ Parameters: [{ Id: 2, Key: 'Payment' }] });
    expect(PaymentCounts.length).toBeGreaterThan(1);
    for (const { PaymentId, OfferCount } of PaymentCounts) {
      const own = await readList({ Parameters: [{ Id: PaymentId, Key: 'Payment' }] });
      expect([PaymentId, OfferCount]).toEqual([PaymentId, own.length]);
    }
  });

  it('names the wishes whose loss brings offers, where none has all, and what the list then begins with', async () => {
    const everything = { Parameters: [{ Id: OPTION_IDS.vehicleSmall, Key: 'Vehicle' }], ProductCertifications: [99] };
    expect(await readList(everything)).toEqual([]);
    const { DroppedWishes } = await dependencies(everything);
    const rest = await readList({ Parameters: everything.Parameters });
    const BestTotal = Math.min(...rest.map(({ TotalPrice }) => TotalPrice));
    const OfferCount = rest.length;
    expect(OfferCount).toBeGreaterThan(0);
    expect(DroppedWishes).toEqual([{ Field: 'ProductCertifications', Id: 0, OfferCount, BestTotal }]);
    expect(await dependencies()).not.toHaveProperty('DroppedWishes');
  });

  it('is empty where nobody delivers', async () => {
    const { PaymentCounts = [], ...others } = await dependencies({ ZipCode: '99999' });
    expect(others).toEqual({ OtherGroups: [], CheaperDate: null, PaidPlaces: [], DroppedWishes: [] });
    expect(PaymentCounts.filter(({ OfferCount }) => OfferCount > 0)).toEqual([]);
  });

  it('refuses a configuration that berechnen refuses', async () => {
    const response = await api()
      .visitor()
      .post(CALLS.offerSurroundings.path, { ...configuration(), ZipCode: '' });
    expect(response.problem()).toMatchObject({ status: 400, errors: [{ path: 'body.ZipCode', code: 'ZIPCODE_REQ' }] });
  });
});
