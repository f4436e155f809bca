import { postcodes, states } from '@heizplatz/api-catalog';
import { withApi } from '@heizplatz/api-platform/testing';
import { CALLS } from '@heizplatz/contract';
import { seedReference } from '../../demo/seed-reference';
import { REFERENCE_TEMPLATE } from '../../demo/testing/demo-templates';

const api = withApi({ template: REFERENCE_TEMPLATE, env: { LIMIT_ADDRESS_FAILURES: '40' } });
const check = (ZipCode: string, CountryId: number) =>
  api().visitor().call(CALLS.checkZipCode, { body: { ZipCode, CountryId } });

describe('POST /api/location/check-zipcode', () => {
  it.each([
    ['80331', 1, true],
    ['01067', 1, true],
    ['27498', 1, true],
    ['1010', 2, true],
    ['8001', 3, true],
    [' 8001 ', 3, true],
    ['99999', 1, false],
    ['1010', 1, false],
    ['80331', 2, false],
    ['1067', 1, false],
    ['abc', 1, false],
    ['', 1, false],
  ])('says whether %j exists in country %i: %s', async (zipCode, countryId, exists) => {
    expect(await check(zipCode, countryId)).toBe(exists);
  });

  it.each([
    [{ ZipCode: '80331', CountryId: 4 }, 'body.CountryId'],
    [{ ZipCode: 80331, CountryId: 1 }, 'body.ZipCode'],
    [{ CountryId: 1 }, 'body.ZipCode'],
    [{ ZipCode: '12345678901', CountryId: 1 }, 'body.ZipCode'],
  ])('refuses %j', async (body, path) => {
    const response = await api().visitor().post(CALLS.checkZipCode.path, body);
    expect(response.status).toBe(400);
    expect(response.problem().errors?.map((error) => error.path)).toEqual([path]);
  });
});

describe('guessing postcodes', () => {
  it('is answered with 429 after too many misses, while postcodes that exist go on', async () => {
    const visitor = api().visitor();
    const miss = () => visitor.post(CALLS.checkZipCode.path, { ZipCode: '99999', CountryId: 1 });
    for (let i = 0; i < 40; i++) await miss();
    const refused = await miss();
    expect(refused.status).toBe(429);
    expect(refused.headers['retry-after']).toBe('60');
    expect(await check('80331', 1)).toBe(true);
  });
});

describe('POST /api/location/check-zipcodes', () => {
  const request = (ZipCode: string) => [1, 2, 3].map((CountryId) => ({ ZipCode, CountryId }));

  it('names the countries that have the postcode', async () => {
    const visitor = api().visitor();
    expect(await visitor.call(CALLS.checkZipCodes, { body: request('6020') })).toEqual([2, 3]);
    expect(await visitor.call(CALLS.checkZipCodes, { body: request('80331') })).toEqual([1]);
    expect(await visitor.call(CALLS.checkZipCodes, { body: request('99999') })).toEqual([]);
    expect(await visitor.call(CALLS.checkZipCodes, { body: [] })).toEqual([]);
  });

  it('names a country once, however often it is asked', async () => {
    const body = [...request('80331'), ...request('80331')];
    expect(await api().visitor().call(CALLS.checkZipCodes, { body })).toEqual([1]);
  });

  it('refuses more than ten questions', async () => {
    const body = Array.from({ length: 11 }, () => ({ ZipCode: '80331', CountryId: 1 }));
    expect((await api().visitor().post(CALLS.checkZipCodes.path, body)).status).toBe(400);
  });
});

describe('the reference data', () => {
  it('has 51 states with the ids of the three countries and seeds nothing twice', async () => {
    const before = await api().db.$count(postcodes);
    await seedReference(api().db);
    expect(await api().db.$count(postcodes)).toBe(before);
    const rows = await api().db.select().from(states);
    const ids = (countryId: number) => rows.filter((row) => row.countryId === countryId).map(({ id }) => id);
    const span = (countryId: number) => [
      Math.min(...ids(countryId)),
      Math.max(...ids(countryId)),
      ids(countryId).length,
    ];
    expect([span(1), span(2), span(3)]).toEqual([
      [292, 307, 16],
      [337, 345, 9],
      [308, 333, 26],
    ]);
  });
});
