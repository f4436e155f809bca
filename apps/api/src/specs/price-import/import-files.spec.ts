import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makers } from '@heizplatz/api-catalog';
import {
  branches,
  branchOptions,
  type CsvFile,
  dealerPayments,
  dealers,
  deliveryAreas,
  importFiles,
  priceBookVersion,
  priceLists,
  reportText,
} from '@heizplatz/api-dealers';
import { openDatabase, type OpenDatabase } from '@heizplatz/api-platform';
import { createTestDatabase, type TestDatabase } from '@heizplatz/api-platform/testing';
import { and, eq } from 'drizzle-orm';
import { REFERENCE_TEMPLATE } from '../../demo/testing/demo-templates';

const EXAMPLES = join(__dirname, '../../../../../libs/api/dealers/src/price-import/examples');
const examples = readdirSync(EXAMPLES).map((name) => ({ name, text: readFileSync(join(EXAMPLES, name), 'utf8') }));
const example = (name: string): CsvFile => examples.find((file) => file.name === name) ?? { name, text: '' };
const WRITE = { isDryRun: false, acceptsJumps: false };

let database: TestDatabase;
let open: OpenDatabase;
const db = () => open.db;

beforeAll(async () => {
  database = await createTestDatabase(REFERENCE_TEMPLATE);
  open = openDatabase({ url: database.url, poolSize: 2, log: console });
});
afterAll(async () => {
  await open.close();
  await database.drop();
});
beforeEach(async () => {
  await db().delete(dealers);
  await db().delete(makers);
  await db().delete(priceBookVersion);
});

const version = async () => (await db().select().from(priceBookVersion))[0]?.version ?? 0;
const dealerCount = () => db().$count(dealers);
const changed = (file: CsvFile, from: string, to: string): CsvFile => {
  if (!file.text.includes(from)) throw new Error(`${file.name} has no ${from}`);
  return { ...file, text: file.text.replace(from, to) };
};
const messages = async (...files: CsvFile[]) =>
  (await importFiles(db(), files, WRITE)).errors.map(({ file, line, message }) => `${file}:${line} ${message}`);

describe('the import', () => {
  it('takes the example files, in any order, as one market', async () => {
    const result = await importFiles(db(), [...examples].reverse(), WRITE);
    expect(result.errors).toEqual([]);
    expect(result.isWritten).toBe(true);
    const [branch] = await db().select().from(branches);
    expect(branch).toMatchObject({ place: 'Landshut', leadWorkingDays: 6, deliveryWeekdays: 31, stoppedUntil: null });
    const areas = await db().select().from(deliveryAreas);
    expect(areas.find(({ zipCode }) => zipCode === '84028')).toMatchObject({ zone: 0, distanceKm: 0 });
    expect(areas.some(({ zone }) => zone === 1)).toBe(true);
    const [loose] = await db().select().from(priceLists).where(eq(priceLists.productId, 20));
    expect(loose).toMatchObject({
      unitNetCents: 36_437,
      zoneNetCents: [0, 310],
      stationNetCents: 3920,
      validFrom: new Date('2026-11-15T23:00:00.000Z'),
    });
    expect(loose?.scaleFactors.slice(0, 2)).toEqual([11_000, 10_660]);
    const payments = await db().select().from(dealerPayments).where(eq(dealerPayments.customerGroupId, 1));
    expect(payments.map(({ paymentKindId, position, termDays }) => [paymentKindId, position, termDays])).toEqual([
      [1, 0, 14],
      [2, 1, 0],
    ]);
    expect(await db().$count(branchOptions)).toBe(2);
    expect(await version()).toBe(1);
  });

  it('changes nothing and raises no version when the same files come again', async () => {
    await importFiles(db(), examples, WRITE);
    const again = await importFiles(db(), examples, WRITE);
    expect(again).toEqual({ errors: [], changes: [], isWritten: true });
    expect(await version()).toBe(1);
  });

  it('shows in a dry run what is new and writes nothing', async () => {
    const result = await importFiles(db(), examples, { isDryRun: true, acceptsJumps: false });
    expect(result.isWritten).toBe(false);
    expect(result.changes.map(({ what }) => what)).toContain('Händler Tannhof Holzwärme');
    expect(reportText(result, { isDryRun: true })).toContain('(dry run). Nothing was imported.');
    expect(await dealerCount()).toBe(0);
    expect(await version()).toBe(0);
  });

  it('shows a changed price with both figures and keeps the older list', async () => {
    await importFiles(db(), examples, WRITE);
    const next = changed(changed(example('prices.csv'), '364,37', '371,20'), 'privat;2026-11-16', 'privat;23.11.2026');
    const result = await importFiles(db(), [next], WRITE);
    expect(result.changes).toMatchObject([
      { kind: 'geändert', what: expect.stringContaining('364,37 → 371,20 (+1,9 %)'), isJump: false },
    ]);
    expect(await db().$count(priceLists, eq(priceLists.productId, 20))).toBe(2);
    expect(await version()).toBe(2);
  });

  it('stops at a price that jumps by more than 15 % until somebody accepts it', async () => {
    await importFiles(db(), examples, WRITE);
    const next = changed(example('prices.csv'), '364,37', '436,37');
    const refused = await importFiles(db(), [next], WRITE);
    expect([refused.isWritten, refused.changes[0]?.isJump]).toEqual([false, true]);
    expect(reportText(refused, { isDryRun: false })).toMatch(/^! geändert.*\n.*--accept-jumps/s);
    const accepted = await importFiles(db(), [next], { isDryRun: false, acceptsJumps: true });
    expect(accepted.isWritten).toBe(true);
    const [list] = await db()
      .select()
      .from(priceLists)
      .where(and(eq(priceLists.productId, 20)));
    expect(list?.unitNetCents).toBe(43_637);
  });

  it('keeps who made what, changes a maker by its name, and leaves makers alone without their column', async () => {
    const getMaker = async (productId: number) => {
      const [list] = await db().select().from(priceLists).where(eq(priceLists.productId, productId));
      const [maker] = await db()
        .select()
        .from(makers)
        .where(eq(makers.id, list?.makerId ?? 0));
      return maker ?? null;
    };
    await importFiles(db(), examples, WRITE);
    expect(await getMaker(20)).toMatchObject({
      name: 'Presswerk Isarleiten GmbH',
      certificateNumber: 'ENplus DE 9990',
    });
    expect(await getMaker(23)).toBeNull();

    const moved = await importFiles(db(), [changed(example('makers.csv'), 'Sägering 3', 'Sägering 5')], WRITE);
    expect(moved.changes.map(({ what }) => what)).toEqual(['Hersteller Presswerk Isarleiten GmbH: address']);
    expect((await getMaker(20))?.address).toBe('Sägering 5, 84999 Isarleiten, Deutschland');

    const { name, text } = example('prices.csv');
    const cheaper = text.replace(/;[^;\n]*$/gm, '').replace('364,37', '363,00');
    expect((await importFiles(db(), [{ name, text: cheaper }], WRITE)).changes).toHaveLength(1);
    expect((await getMaker(20))?.name).toBe('Presswerk Isarleiten GmbH');
  });

  it('makes the area what the file says and names how many postcodes fall away', async () => {
    await importFiles(db(), examples, WRITE);
    const result = await importFiles(db(), [changed(example('areas.csv'), '85000;85499;1', '84000;84028;2')], WRITE);
    expect(result.changes.map(({ kind }) => kind)).toEqual(['geändert', 'entfällt']);
  });
});

describe('a wrong file', () => {
  it.each([
    ['dealers.csv', 'DE;Tannhof', 'FR;Tannhof', 'dealers.csv:2 land „FR“ ist nicht erlaubt (DE, AT, CH)'],
    ['dealers.csv', '84028', '840', 'dealers.csv:2 plz „840“ ist keine Postleitzahl'],
    [
      'dealers.csv',
      'DE20999900006435610461',
      'DE21999900006435610461',
      'dealers.csv:2 iban „DE21999900006435610461“ ist keine gültige IBAN',
    ],
    ['dealers.csv', ';DE98ZZZ09999999999', ';', 'dealers.csv:2 SEPA-Lastschrift braucht eine glaeubiger_id'],
    ['branches.csv', ';84028', ';84000', 'branches.csv:2 Die Postleitzahl 84000 gibt es nicht'],
    [
      'branches.csv',
      'Mo|Di',
      'Mo|So',
      'branches.csv:2 liefertage „Mo|So|Mi|Do|Fr“ sind keine Liefertage (Mo|Di|Mi|Do|Fr|Sa)',
    ],
    ['areas.csv', '84000;84199', '00000;00001', 'areas.csv:2 Zwischen 00000 und 00001 liegt keine Postleitzahl'],
    ['options.csv', ';132;', ';999;', 'options.csv:3 Die Option 999 gibt es nicht'],
    ['prices.csv', '364,37', '364,375', 'prices.csv:2 preis_netto „364,375“ ist kein Betrag (zum Beispiel 379,46)'],
    ['prices.csv', ';20;', ';21;', 'prices.csv:2 Das Produkt 21 gibt es nicht'],
    ['prices.csv', '2026-11-16', '2026-02-30', 'prices.csv:2 gueltig_ab „2026-02-30“ gibt es im Kalender nicht'],
    ['prices.csv', ';975;', ';;', 'prices.csv:3 palettengewicht_kg fehlt'],
    ['prices.csv', 'Presswerk', 'Sägewerk', 'prices.csv:2 Den Hersteller „Sägewerk Isarleiten GmbH“ gibt es nicht'],
    ['makers.csv', 'produktsicherheit@', '', 'makers.csv:2 email „isarleiten.example.com“ ist keine E-Mail-Adresse'],
    [
      'prices.csv',
      '110|106,6|',
      '106,6|',
      'prices.csv:2 staffel hat 8 Stufen, Holzpellets lose hat 9 (1000|2000|3000|5000|6000|8000|10000|15000|20000)',
    ],
    [
      'prices.csv',
      'tannhof-holzwaerme;landshut;20',
      'tannhof-holzwaerme;passau;20',
      'prices.csv:2 Die Filiale „tannhof-holzwaerme/passau“ gibt es nicht',
    ],
  ])('%s with %s → %s is refused with its line', async (name, from, to, message) => {
    const files = examples.map((file) => (file.name === name ? changed(file, from, to) : file));
    expect(await messages(...files)).toContain(message);
    expect(await dealerCount()).toBe(0);
  });

  it('gets every error at once, not the first alone', async () => {
    const wrong = changed(changed(example('prices.csv'), '364,37', 'x'), '402,15', 'y');
    expect(await messages(wrong)).toHaveLength(2);
  });

  it('needs a packaging number for bags', async () => {
    const files = [
      changed(example('dealers.csv'), 'DE9999900000001', ''),
      ...examples.slice(0, 2),
      ...examples.slice(3),
    ];
    expect(await messages(...files)).toContain(
      'prices.csv:3 Holzpellets Sackware braucht eine verpackungsnummer des Händlers',
    );
  });

  it('names the line that a line repeats', async () => {
    const twice = example('branches.csv');
    const lines = twice.text.trim().split('\n');
    const files = [example('dealers.csv'), { ...twice, text: [...lines, lines[1]].join('\n') }];
    expect(await messages(...files)).toEqual([
      'branches.csv:3 „tannhof-holzwaerme/landshut“ steht schon in branches.csv, Zeile 2',
    ]);
  });

  it.each([
    ['a;b\n1;2\n', 'x.csv:1 Die Kopfzeile passt zu keiner Tabelle.'],
    ['haendler;"filiale\n', 'x.csv:0 ist keine CSV-Datei'],
    ['haendler;filiale;plz_von;plz_bis;zone\na;b;c\n', 'x.csv:2 hat 3 Zellen, die Kopfzeile 5'],
    // A price with a comma in a file of commas shifts all that follows.
    ['haendler,filiale,plz_von,plz_bis,zone\na,b,84000,84199,1,5\n', 'x.csv:2 hat 6 Zellen, die Kopfzeile 5'],
    ['haendler;filiale;plz_von;plz_bis;zone\na;b;84000;84199;1;\n', 'x.csv:2 hat 6 Zellen, die Kopfzeile 5'],
  ])('%j is refused in words', async (text, start) => {
    const [message] = await messages({ name: 'x.csv', text });
    expect(message?.startsWith(start)).toBe(true);
  });
});
