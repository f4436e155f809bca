import { OPTION_IDS, OPTION_KEYS, UPSELLING_TYPE_IDS } from '@heizplatz/api-catalog';
import { CALLS, type CalculationConfigurationInput } from '@heizplatz/contract';
import { configuration } from '../calculation/testing/configuration';
import { withPricingApi } from '../calculation/testing/with-pricing-api';

type Fields = Partial<CalculationConfigurationInput>;

const { delivery, product, deliveryPoints, productVariant, productBlowing, productSetting } = UPSELLING_TYPE_IDS;
const OPTIONS = new Set<string>(Object.values(OPTION_KEYS));
const api = withPricingApi();
const request = (upsellingKey: number, fields: Fields = {}) =>
  api()
    .visitor()
    .call(CALLS.upselling, { query: { upsellingKey: String(upsellingKey) }, body: configuration(fields) });
const buildOffers = async (fields: Fields) => {
  const { Items } = await api()
    .visitor()
    .call(CALLS.calculate, { body: configuration(fields) });
  return Items.flatMap(({ Children, ...best }) => [best, ...Children]);
};

/** The cheapest of a list, as a visitor would find it there. */
async function cheapest(fields: Fields, dealerId?: number) {
  const offers = (await buildOffers(fields)).filter(({ DealerId }) => dealerId === undefined || DealerId === dealerId);
  const price = ({ TonnePrice, TotalPrice }: (typeof offers)[number]) => TonnePrice ?? TotalPrice;
  return offers.reduce<(typeof offers)[number] | undefined>(
    (best, offer) => (!best || price(offer) < price(best) ? offer : best),
    undefined,
  );
}

async function addedBy(target: Fields, without: Fields): Promise<number | null> {
  const offer = await cheapest(target);
  if (!offer) return null;
  const own = await cheapest(without, offer.DealerId);
  return own ? Math.round((offer.TotalPrice - own.TotalPrice) * 100) / 100 : null;
}

const LOOSE: Fields = { Stations: 2, Parameters: [{ Id: OPTION_IDS.hose60, Key: 'Hose' }] };
const SWISS_BAGS: Fields = { ProductGroupId: 4, CountryId: 3, ZipCode: '8003', Amount: 5 };
const OIL: Fields = { ProductGroupId: 1, Amount: 2500, ZipCode: '80004' };

describe('upselling', () => {
  it.each([
    ['delivery of loose pellets', delivery, LOOSE],
    ['blowing of loose pellets', productBlowing, LOOSE],
    ['delivery of Swiss bags', delivery, SWISS_BAGS],
    ['variants of Swiss bags', productVariant, SWISS_BAGS],
    ['settings of Swiss bags', productSetting, SWISS_BAGS],
    ['oil', product, OIL],
  ])('of %s is what the list itself says: with it against the same dealer without', async (_what, type, fields) => {
    const items = (await request(type, fields)).filter(({ Key }) => OPTIONS.has(Key));
    expect(items.length).toBeGreaterThan(0);
    expect(items.some(({ Surcharge }) => Surcharge !== null && Surcharge > 0)).toBe(true);
    for (const { Id, ForgeinId, Key, Surcharge } of items) {
      const others = (fields.Parameters ?? []).filter((parameter) => parameter.Key !== Key);
      // Every branch delivers on a Wednesday; a wish without a day would be none.
      const day = Key === OPTION_KEYS.wishDate && { DesiredDate: '2027-02-10' };
      const target = { ...fields, Parameters: [...others, { Id: ForgeinId, Key, ...day }] };
      expect(Id).toBe(type);
      expect([ForgeinId, Surcharge]).toEqual([ForgeinId, await addedBy(target, { ...fields, Parameters: others })]);
    }
  });

  it('says whose surcharge it is, what the list then begins with, and how many offers it has, though filtered', async () => {
    const without = { Parameters: [], ProductCertifications: [1] };
    const chosen = { ...without, Parameters: [{ Id: OPTION_IDS.hose60, Key: 'Hose' }] };
    const hoses = (await request(delivery, chosen)).filter(({ Key }) => Key === OPTION_KEYS.hose);
    expect(hoses.length).toBeGreaterThan(2);
    for (const { ForgeinId, DealerName, BestTotal, OfferCount } of hoses) {
      const targets = { ...without, Parameters: [{ Id: ForgeinId, Key: OPTION_KEYS.hose }] };
      const { Items } = await api()
        .visitor()
        .call(CALLS.calculate, { body: configuration(targets) });
      const best = await cheapest(targets);
      expect([DealerName, BestTotal, OfferCount]).toEqual([best?.DealerName, best?.TotalPrice, Items.length]);
    }
  });

  it('says what is chosen, else the standard, but no delivery time that nobody asked for', async () => {
    const selected = async (fields: Fields) =>
      (await request(delivery, fields)).filter(({ Selected }) => Selected).map(({ ForgeinId }) => ForgeinId);
    expect(await selected({})).toEqual([OPTION_IDS.vehicleTrailer, OPTION_IDS.hose30, OPTION_IDS.allDay]);
    const Parameters = [
      { Id: OPTION_IDS.hose60, Key: 'Hose' },
      { Id: OPTION_IDS.deliveryDays20, Key: 'DeliveryTime' },
    ];
    expect(await selected({ Parameters, AppointmentPlus: true })).toEqual([
      OPTION_IDS.vehicleTrailer,
      OPTION_IDS.hose60,
      OPTION_IDS.deliveryDays20,
      OPTION_IDS.allDay,
      OPTION_IDS.appointmentPlus,
    ]);
  });

  it('carries the wished day', async () => {
    const Parameters = [{ Id: OPTION_IDS.wishDate, Key: 'WishDate', DesiredDate: '2026-12-08' }];
    const items = await request(delivery, { Parameters });
    const wish = items.find(({ ForgeinId }) => ForgeinId === OPTION_IDS.wishDate);
    expect(wish).toMatchObject({ Selected: true, DesiredDate: '2026-12-08' });
  });

  it.each([
    [1, '80001', '2027-01-06'],
    [2, '1010', '2026-12-08'],
  ] as const)(
    'offers days on which somebody delivers there alone, in country %d',
    async (CountryId, ZipCode, holiday) => {
      const items = await request(delivery, { CountryId, ZipCode });
      const days = items.find(({ ForgeinId }) => ForgeinId === OPTION_IDS.wishDate)?.DesiredDates ?? [];
      expect(days.length).toBeGreaterThan(30);
      expect(days.filter((day) => [0, 6].includes(new Date(day).getUTCDay()))).toEqual([]);
      expect(days).not.toContain(holiday);
      expect(items.filter(({ DesiredDates }) => DesiredDates !== undefined)).toHaveLength(1);
      for (const DesiredDate of [days[0], days.at(-1)]) {
        const wish = { Id: OPTION_IDS.wishDate, Key: 'WishDate', ...(DesiredDate && { DesiredDate }) };
        const offers = await buildOffers({ CountryId, ZipCode, Parameters: [wish] });
        expect(new Set(offers.map(({ DeliveryDate }) => DeliveryDate))).toEqual(new Set([DesiredDate]));
      }
    },
  );

  it('answers one to nine stations at the same total amount, null where that is too little for each', async () => {
    const items = await request(deliveryPoints, { Amount: 5000, Stations: 3 });
    expect(items.map(({ ForgeinId }) => ForgeinId)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(items.filter(({ Selected }) => Selected).map(({ Name }) => Name)).toEqual(['3 Lieferstellen']);
    const alone = { Amount: 5000, Stations: 1 };
    for (const { ForgeinId, Surcharge } of items) {
      const expected = ForgeinId > 5 ? null : await addedBy({ Amount: 5000, Stations: ForgeinId }, alone);
      expect([ForgeinId, Surcharge]).toEqual([ForgeinId, expected]);
    }
    expect(items[0]?.Surcharge).toBe(0);
    expect(items[4]?.Surcharge).toBeGreaterThan(items[1]?.Surcharge ?? Infinity);
  });

  it('names certificates among the variants', async () => {
    const items = await request(productVariant, { Amount: 8000 });
    const certificates = items.filter(({ Key }) => Key === 'ProductCertification');
    expect(certificates.map(({ ForgeinId, Name }) => [ForgeinId, Name])).toEqual([
      [1, 'ENplus A1'],
      [2, 'DINplus'],
    ]);
    for (const { ForgeinId, Surcharge } of certificates) {
      const targets = { Amount: 8000, ProductCertifications: [ForgeinId] };
      expect(Surcharge).toBe(await addedBy(targets, { Amount: 8000 }));
    }
  });

  it('names the products of oil, null for one that nobody sells there', async () => {
    const products = (await request(product, OIL)).filter(({ Key }) => Key === 'Product');
    expect(products.map(({ ForgeinId, Selected, Surcharge }) => [ForgeinId, Selected, Surcharge])).toEqual([
      [1, true, 0],
      [2, false, null],
    ]);
  });

  it('adds nothing that could be named where nobody delivers', async () => {
    const items = await request(delivery, { ZipCode: '99999' });
    expect(items.length).toBeGreaterThan(10);
    expect(items.every(({ Surcharge }) => Surcharge === null)).toBe(true);
  });

  it('is spelled the Swiss way in Switzerland', async () => {
    const response = await request(productVariant, SWISS_BAGS);
    // A dealer's name is its own.
    expect(JSON.stringify(response.map(({ Name }) => Name))).not.toContain('ß');
  });

  it.each(['', '?upsellingKey=10003', '?upsellingKey=x', '?upsellingKey=10000&upsellingKey=10001'])(
    'refuses the key %p',
    async (query) => {
      const response = await api().visitor().post(`${CALLS.upselling.path}${query}`, configuration());
      expect(response.problem()).toMatchObject({ status: 400 });
    },
  );

  it('refuses a configuration that berechnen refuses', async () => {
    const path = `${CALLS.upselling.path}?upsellingKey=10000`;
    const response = await api()
      .visitor()
      .post(path, { ...configuration(), Amount: 10 });
    expect(response.problem()).toMatchObject({ status: 400, errors: [{ path: 'body.Amount', code: 'AMOUNT_MIN' }] });
  });
});
