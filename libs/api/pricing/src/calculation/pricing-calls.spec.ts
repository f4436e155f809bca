import { CALLS, unfoldCalculation } from '@heizplatz/contract';
import { configuration } from './testing/configuration';
import { withPricingApi } from './testing/with-pricing-api';

const api = withPricingApi();

describe('berechnen-default', () => {
  const calculateDefault = (fields: Parameters<typeof configuration>[0]) =>
    api()
      .visitor()
      .call(CALLS.calculateDefault, { body: configuration(fields) });

  it('answers the reference configuration where nobody delivers, and says so', async () => {
    const { Items, HasDefaultOffers, PlaceName } = await calculateDefault({ ZipCode: '99999', Amount: 20_000 });
    expect(HasDefaultOffers).toBe(true);
    expect(Items.length).toBeGreaterThan(0);
    expect(PlaceName).toMatch(/^Mößlingen/);
    expect(Items[0]?.Split.Goods).toBeCloseTo((Items[0]?.Split.GoodsUnitPrice ?? 0) * 6, 1);
  });

  it('answers what is asked for where somebody delivers', async () => {
    const body = configuration();
    const query = await api().visitor().call(CALLS.calculate, { body });
    expect(await calculateDefault({})).toEqual(query);
  });

  it('says so too where nobody in the country sells the goods', async () => {
    expect(await calculateDefault({ ProductGroupId: 2, Amount: 3000 })).toMatchObject({
      Items: [],
      HasDefaultOffers: true,
    });
  });

  it.each([
    ['an empty postcode', { ZipCode: '' }, 'ZIPCODE_REQ'],
    ['an amount below the minimum of all households', { Amount: 2999, Stations: 3 }, 'AMOUNT_MIN'],
  ])('calculates nothing for %s', async (_what, fields, code) => {
    for (const path of [CALLS.calculate.path, CALLS.calculateOrder.path]) {
      const response = await api()
        .visitor()
        .post(path, { ...configuration(), ...fields });
      expect(response.problem()).toMatchObject({ status: 400, errors: [{ code }] });
    }
  });

  it('answers the reference configuration for an empty postcode', async () => {
    const response = await calculateDefault({ ZipCode: '', Amount: 20_000 });
    expect(response).toEqual(await calculateDefault({ ZipCode: '99999', Amount: 20_000 }));
    expect(response.Items.length).toBeGreaterThan(0);
  });

  it('refuses a wrong amount', async () => {
    const response = await api()
      .visitor()
      .post(CALLS.calculateDefault.path, { ...configuration(), Amount: 1 });
    expect(response.problem()).toMatchObject({ status: 400, errors: [{ path: 'body.Amount', code: 'AMOUNT_MIN' }] });
  });
});

const send = (rawBody: string, path: string) =>
  api()
    .visitor()
    .send('POST', path, { rawBody, headers: { 'content-type': 'application/json' } });

describe.each([
  [CALLS.calculate, CALLS.calculateOffers],
  [CALLS.calculateDefault, CALLS.calculateDefaultOffers],
])('$path', (whole, rows) => {
  it('says each time what its rows say unfolded, to the byte', async () => {
    for (const fields of [
      {},
      { ZipCode: '99999' },
      { Amount: 7000, Stations: 2, Parameters: [{ Id: 1, Key: 'Hose' }] },
    ]) {
      const body = JSON.stringify(configuration(fields));
      const unfolded = JSON.stringify(unfoldCalculation(JSON.parse((await send(body, rows.path)).text)));
      // Computed, computed and cached, cached; the last one by the usual way.
      for (const path of [whole.path, whole.path, whole.path, `${whole.path}?`])
        expect((await send(body, path)).text).toBe(unfolded);
    }
  });
});

describe('berechnen/angebote', () => {
  it('refuses a text that is what another call is cached by', async () => {
    const body = JSON.stringify(configuration());
    // Cached from the second time on.
    const { id, path } = CALLS.calculateDefaultOffers;
    for (let time = 0; time < 2; time++) await send(body, path);
    expect((await send(`${id} ${body}`, CALLS.calculateOffers.path)).status).toBe(400);
    expect((await send(body, CALLS.calculateOffers.path)).status).toBe(200);
  });
});

describe('bestellung/berechnen', () => {
  const calculateOrder = (fields: Record<string, unknown>) =>
    api()
      .visitor()
      .call(CALLS.calculateOrder, { body: { ...configuration(), ...fields } });

  it('answers the dealer’s own offer', async () => {
    const { Items } = await api().visitor().call(CALLS.calculate, { body: configuration() });
    const { Markers: _, ...target } = Items[2]!;
    const { Item, Items: others } = await calculateOrder({ DealerId: target.DealerId });
    expect(Item).toMatchObject(target);
    expect(others).toEqual([]);
  });

  it('answers the first offer without a dealer, and the nearest three when the dealer has none', async () => {
    const { Items } = await api().visitor().call(CALLS.calculate, { body: configuration() });
    expect((await calculateOrder({})).Item).toEqual(Items[0]);
    expect(await calculateOrder({ DealerId: 9999 })).toMatchObject({ Item: null, Items: Items.slice(0, 3) });
  });

  it('takes what was chosen at the offer before what was chosen in the calculator', async () => {
    const { Item } = await calculateOrder({ ProductCertifications: [1], OfferProductCertifications: [2] });
    expect(Item?.CertificationId).toBe(2);
  });

  it('refuses a dealer that is no number', async () => {
    const response = await api()
      .visitor()
      .post(CALLS.calculateOrder.path, { ...configuration(), DealerId: 'x' });
    expect(response.problem()).toMatchObject({ status: 400, errors: [{ path: 'body.DealerId', code: 'INVALID' }] });
  });
});

describe('init', () => {
  const init = (countryId: number, productGroupId: number) =>
    api().visitor().call(CALLS.initCalculation, { params: { countryId, productGroupId } });

  it('answers the choices of a group with what they add', async () => {
    const response = await init(1, 3);
    const getGroup = (key: string) => response.Groups.find(({ Key }) => Key === key);
    expect(getGroup('Hose')).toMatchObject({ Id: 10_000, Name: 'Schlauchlänge' });
    const [standard, longer] = getGroup('Hose')?.Parameters ?? [];
    expect(standard).toMatchObject({ Id: 10_000, ForgeinId: 131, Selected: true, IsUpselling: false, Surcharge: 0 });
    expect(longer).toMatchObject({ Id: 10_000, ForgeinId: 132, Selected: false, IsUpselling: true });
    expect(longer?.Surcharge).toBeGreaterThan(0);
    expect(getGroup('Payment')?.Parameters.map(({ ForgeinId, Key }) => [ForgeinId, Key])).toEqual([
      [1, 'PaymentInvoice'],
      [2, 'PaymentSepa'],
    ]);
    expect(getGroup('CustomerGroup')?.Parameters.map(({ Selected }) => Selected)).toEqual([true, false, false]);
    expect(response.ProductCertificationList.map(({ Id }) => Id)).toEqual([1, 2]);
    expect(response.LooseBlowingProcessList).toMatchObject([{ Id: 1, Selected: false }]);
    expect(response).toMatchObject({ ProductId: 20, AppointmentPlus: true });
    expect(response.StationList.filter(({ Selected }) => Selected)).toEqual([{ Id: 1, Selected: true }]);
  });

  it('spells Swiss names the Swiss way and knows no debit there', async () => {
    const { Groups } = await init(3, 4);
    expect(JSON.stringify(Groups)).not.toContain('ß');
    const payments = Groups.find(({ Key }) => Key === 'Payment')?.Parameters.map(({ Key }) => Key);
    expect(payments).toEqual(['PaymentInvoice']);
  });

  it('still answers goods that nobody sells', async () => {
    expect(await init(2, 2)).toMatchObject({ ProductId: 10, ProductCertificationList: [] });
  });

  it.each(['/api/kalkulation/init/4/3', '/api/kalkulation/init/1/99', '/api/kalkulation/init/1/x'])(
    'refuses %s',
    async (path) => {
      expect((await api().visitor().get(path)).problem()).toMatchObject({ status: 400, code: 'VALIDATION' });
    },
  );
});

describe('best-price', () => {
  it('answers the cheapest offer of each group that is sold, per t', async () => {
    const response = await api()
      .visitor()
      .call(CALLS.bestPrice, { query: { countryId: 1 } });
    expect(response.map(({ ProductGroupId }) => ProductGroupId)).toEqual([3, 4, 6, 9, 8, 7]);
    const [loose, bags] = response;
    expect(loose).toMatchObject({ CountryCode: 'DE', TimeStamp: '2026-11-21T11:00:00.000Z' });
    expect(loose?.TotalPrice).toBeCloseTo((loose?.UnitPrice ?? 0) * 6, 1);
    expect(bags?.UnitPrice).toBeLessThan(bags?.TotalPrice ?? 0);
  });

  it('finds nothing cheaper anywhere in the country', async () => {
    const [loose] = await api()
      .visitor()
      .call(CALLS.bestPrice, { query: { countryId: 2 } });
    const totals: number[] = [];
    for (let zipCode = 1000; zipCode < 1012; zipCode++) {
      const body = configuration({ CountryId: 2, ZipCode: String(zipCode) });
      const { Items } = await api().visitor().call(CALLS.calculate, { body });
      totals.push(...Items.map(({ TotalPrice }) => TotalPrice));
    }
    expect(loose?.TotalPrice).toBe(Math.min(...totals));
  });

  it.each(['', '?countryId=9', '?countryId=1&amount=x'])('refuses the query %p', async (query) => {
    expect((await api().visitor().get(`${CALLS.bestPrice.path}${query}`)).problem().status).toBe(400);
  });

  it.each([-5, 0, 999_999_999])('takes the amount %i as the nearest step of the scale', async (amount) => {
    const response = await api()
      .visitor()
      .call(CALLS.bestPrice, { query: { countryId: 3, amount } });
    expect(response).toHaveLength(6);
  });
});
