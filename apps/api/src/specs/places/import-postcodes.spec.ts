import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importPostcodes, postcodes } from '@heizplatz/api-catalog';
import { openDatabase, type OpenDatabase } from '@heizplatz/api-platform';
import { createTestDatabase, type TestDatabase } from '@heizplatz/api-platform/testing';
import { and, eq } from 'drizzle-orm';
import { REFERENCE_TEMPLATE } from '../../demo/testing/demo-templates';

let database: TestDatabase;
let open: OpenDatabase;

beforeAll(async () => {
  database = await createTestDatabase(REFERENCE_TEMPLATE);
  open = openDatabase({ url: database.url, poolSize: 2, log: console });
});
afterAll(async () => {
  await open.close();
  await database.drop();
});

const LINES = [
  'DE\t84028\tLandshut\tBayern\tBY\tNiederbayern\t092\tKreisfreie Stadt Landshut\t09261\t48.5396\t12.1508\t4',
  'DE\t00011\tNeustadt am Holz\tThüringen\tTH\t\t00\tUnstrut-Hainich-Kreis\t16064\t51.2\t10.5\t4',
  'AT\t8010\tGraz\tSteiermark\t06\tGraz Stadt\t601\tGraz\t60101\t47.0709\t15.4386\t4',
  'CH\t8001\tZürich\tKanton Zürich\tZH\tBezirk Zürich\t112\tZürich\t261\t47.3716\t8.5417\t6',
  'DE\t27498\tHelgoland\tSchleswig-Holstein\tSH\t\t00\tKreis Pinneberg\t01056\t54.18\t7.89\t4',
].join('\n');

const find = async (countryId: number, zipCode: string) => {
  const [row] = await open.db
    .select()
    .from(postcodes)
    .where(and(eq(postcodes.countryId, countryId), eq(postcodes.zipCode, zipCode)));
  return row;
};

describe("the import of GeoNames' postcodes", () => {
  it('adds counties and new codes, keeps special rules and codes that the file lacks', async () => {
    const before = await open.db.$count(postcodes);
    expect(await importPostcodes(open.db, LINES)).toEqual({ errors: [], added: 1, updated: 4 });
    expect(await open.db.$count(postcodes)).toBe(before + 1);
    expect(await find(1, '84028')).toMatchObject({ county: 'Kreisfreie Stadt Landshut', latitude: 48.5396 });
    expect(await find(2, '8010')).toMatchObject({ county: 'Graz Stadt', stateId: 342 });
    expect(await find(3, '8001')).toMatchObject({ county: 'Bezirk Zürich', stateId: 333 });
    expect((await find(1, '27498'))?.deliveryRule).toContain('Helgoland');
  });

  it('takes the file that the first postcodes came from, and adds nothing', async () => {
    const text = readFileSync(join(__dirname, '../../../../../libs/api/catalog/src/places/import/places.txt'), 'utf8');
    expect(await importPostcodes(open.db, text)).toEqual({ errors: [], added: 0, updated: 8255 + 2355 + 3258 });
    expect(await find(1, '01067')).toMatchObject({ placeName: 'Dresden', county: null });
  });

  it.each([
    [LINES.replace('DE\t84028', 'FR\t84028'), 1, "The country 'FR' is not DE, AT or CH"],
    [LINES.replace('00011', '0011'), 2, "'0011' is not a postcode of this country"],
    [LINES.replace('Steiermark\t06', 'Krain\t99'), 3, "'Krain' (99) is not a state or canton"],
    [LINES.replace('47.3716', 'x'), 4, "'x', '8.5417' are not coordinates"],
  ])('refuses a wrong line by its number and writes nothing', async (text, line, message) => {
    const before = await open.db.$count(postcodes);
    expect(await importPostcodes(open.db, text)).toEqual({ errors: [{ line, message }], added: 0, updated: 0 });
    expect(await open.db.$count(postcodes)).toBe(before);
  });
});
