import { priceSeries } from '@heizplatz/api-dealers';
import { identityHandlers } from '@heizplatz/api-identity';
import { insertCustomer, loggedIn } from '@heizplatz/api-identity/testing';
import { type TestClient, withApi } from '@heizplatz/api-platform/testing';
import { CALLS } from '@heizplatz/contract';
import { ROLES, STAFF_ROLES } from '@heizplatz/identity';
import { pressHandlers } from './press-handlers';

const api = withApi({ handlers: [...identityHandlers, ...pressHandlers] });
let press: TestClient;

const PATH = '/api/support/presse/preise';
const series = (countryId: number, productId: number, dailyCents: number[]) => ({
  ...{ countryId, placeKind: 'country', placeKey: String(countryId), productId, firstDay: '2026-11-14', dailyCents },
});

beforeAll(async () => {
  await api()
    .db.insert(priceSeries)
    .values([
      // The last is tomorrow's price, which is not known yet.
      series(1, 20, [40_000, 40_100, 40_200, 0, 40_400, 40_500, 40_600, 40_705, 99_999]),
      series(1, 1, [9000]),
      series(3, 23, [51_050]),
    ]);
  for (const role of [ROLES.press, ...STAFF_ROLES, ROLES.customer, ROLES.advertisingPartner])
    await insertCustomer(api(), { email: `${role}@example.com`, roles: [role] });
  press = await loggedIn(api(), `${ROLES.press}@example.com`);
});

describe('GET /api/support/presse/preise', () => {
  it('has each day with a price up to today, with what it is the price of', async () => {
    const response = await press.call(CALLS.pressPrices, { query: { by: 'day' } });
    expect(response).toMatchObject({
      ...{ CountryId: 1, Currency: 'EUR', PriceUnit: 't', Amount: 6000, AmountUnit: 'kg', ProductId: 20 },
      ...{ KnownFrom: '2026-11-14', KnownTo: '2026-11-21' },
    });
    expect(response.Rows.map(({ Key, Price }) => [Key, Price])).toEqual([
      ['2026-11-14', 400],
      ['2026-11-15', 401],
      ['2026-11-16', 402],
      ['2026-11-18', 404],
      ['2026-11-19', 405],
      ['2026-11-20', 406],
      ['2026-11-21', 407.05],
    ]);
    expect(response.Products.map(({ Id }) => Id)).toEqual([1, 20]);
  });

  it('puts weeks together within the days asked for', async () => {
    const { Rows, KnownFrom } = await press.call(CALLS.pressPrices, {
      query: { from: '2026-11-15', to: '2026-11-18' },
    });
    expect(KnownFrom).toBe('2026-11-14');
    expect(Rows).toEqual([
      { Key: '2026-W46', From: '2026-11-15', To: '2026-11-15', Price: 401, Low: 401, High: 401, Days: 1 },
      { Key: '2026-W47', From: '2026-11-16', To: '2026-11-18', Price: 403, Low: 402, High: 404, Days: 2 },
    ]);
  });

  it('is in the money and words of its country, pallet goods per tonne too', async () => {
    const response = await press.call(CALLS.pressPrices, { query: { country: '3', product: '23', by: 'month' } });
    expect(response).toMatchObject({ Currency: 'CHF', PriceUnit: 't', Amount: 6, AmountUnit: 'Paletten' });
    expect(response.Rows).toMatchObject([{ Key: '2026-11', Price: 510.5 }]);
    expect(response.Products.map(({ Id }) => Id)).toEqual([23]);
  });

  it('has no rows where a country has no series of the goods', async () => {
    const response = await press.call(CALLS.pressPrices, { query: { country: '2' } });
    expect(response).toMatchObject({ KnownFrom: null, KnownTo: null, Rows: [], Products: [] });
  });

  it.each([
    ['?product=999', 404, 'NOT_FOUND'],
    ['?product=x', 400, 'VALIDATION'],
    ['?country=4', 400, 'VALIDATION'],
    ['?by=year', 400, 'VALIDATION'],
    ['?from=2026-13-01', 400, 'VALIDATION'],
    ['?from=2026-11-18&to=2026-11-17', 400, 'VALIDATION'],
  ])('refuses %s', async (query, status, code) => {
    for (const path of [PATH, `${PATH}/ausgabe`])
      expect((await press.get(`${path}${query}`)).problem()).toMatchObject({ status, code });
  });
});

describe('GET /api/support/presse/preise/ausgabe', () => {
  it('is a file for German table programs, each row with its source', async () => {
    const file = await press.get(`${PATH}/ausgabe?by=day&from=2026-11-20`);
    expect(file.headers['content-disposition']).toContain('filename="preise-de-20-tage-2026-11-21.csv"');
    expect(file.text.charCodeAt(0)).toBe(0xfeff);
    const source = 'Quelle: Heizplatz, localhost:4200, Stand 21.11.2026';
    expect(file.text.slice(1).split('\r\n')).toEqual([
      'Tag;Preis brutto;Währung;Einheit;Ware;Land;Quelle',
      `20.11.2026;406,00;EUR;EUR je t;Holzpellets lose;Deutschland;${source}`,
      `21.11.2026;407,05;EUR;EUR je t;Holzpellets lose;Deutschland;${source}`,
      '',
    ]);
  });

  it('says of weeks and months what they were made of, in francs alone for Switzerland', async () => {
    const { text } = await press.get(`${PATH}/ausgabe?by=week&country=3&product=23`);
    expect(text).toContain('Woche;Von;Bis;Mittel brutto;Tiefster Tag;Höchster Tag;Tage;Währung');
    expect(text).toContain('2026-W46;14.11.2026;14.11.2026;510,50;510,50;510,50;1;CHF;CHF je t;');
    expect(text).not.toContain('EUR');
  });

  it('is a workbook too', async () => {
    const file = await press.get(`${PATH}/ausgabe?format=xlsx`);
    expect([file.status, file.headers['content-type']]).toEqual([200, expect.stringContaining('spreadsheetml')]);
    expect(file.text.startsWith('PK')).toBe(true);
  });
});

it('is the press’s, and Admin’s', async () => {
  for (const role of [...STAFF_ROLES, ROLES.customer, ROLES.advertisingPartner]) {
    const client = await loggedIn(api(), `${role}@example.com`);
    for (const path of [PATH, `${PATH}/ausgabe`])
      expect([role, path, (await client.get(path)).status]).toEqual([role, path, role === ROLES.admin ? 200 : 403]);
  }
  expect((await api().visitor().get(PATH)).status).toBe(401);
});
