import { approvalSettings } from '@heizplatz/api-backoffice';
import {
  branches,
  dealerKeys,
  dealers,
  importFiles,
  priceImportHandlers,
  priceImports,
  priceLists,
} from '@heizplatz/api-dealers';
import { identityHandlers } from '@heizplatz/api-identity';
import { TEST_NOW, type TestClient, withApi } from '@heizplatz/api-platform/testing';
import { CALLS } from '@heizplatz/contract';
import { HOUR_MS } from '@heizplatz/country';
import { eq, inArray } from 'drizzle-orm';
import * as v from 'valibot';
import {
  COLLEAGUE,
  DEALER_KEY,
  dealerSupport,
  EXAMPLE_FILES,
  EXAMPLE_MARKET,
} from '../staff-dealers/testing/staffed-market';

const api = withApi({ handlers: [...identityHandlers, ...priceImportHandlers], template: EXAMPLE_MARKET });
const at = (hours: number) => api().setNow(new Date(TEST_NOW.getTime() + hours * HOUR_MS));

/** Others who sell loose pellets around Landshut, at 350 to 380. */
const NEIGHBOURS = { nordholz: '350,00', mittelholz: '362,00', suedholz: '380,00' };

let staff: TestClient;
let colleague: TestClient;
let dealerId: number;
let key: string;

async function settleNeighbour(slug: string, price: string): Promise<void> {
  const files = EXAMPLE_FILES.filter(({ name }) => name !== 'makers.csv').map(({ name, text }) => ({
    name,
    text: text.replaceAll(DEALER_KEY, slug).replaceAll('364,37', price),
  }));
  const { errors } = await importFiles(api().db, files, { isDryRun: false, acceptsJumps: false });
  expect(errors).toEqual([]);
}

beforeAll(async () => {
  for (const [slug, price] of Object.entries(NEIGHBOURS)) await settleNeighbour(slug, price);
  staff = await dealerSupport(api());
  colleague = await dealerSupport(api(), COLLEAGUE);
  const [row] = await api().db.select().from(dealers).where(eq(dealers.slug, DEALER_KEY));
  dealerId = row?.id ?? 0;
});
beforeEach(async () => {
  at(0);
  key = (await staff.call(CALLS.makeDealerKey, { body: { DealerId: dealerId } })).Key;
});
afterEach(async () => {
  const { db } = api();
  await db.delete(priceImports);
  await db.delete(approvalSettings);
  await db.delete(dealers).where(inArray(dealers.slug, [DEALER_KEY]));
  await importFiles(db, EXAMPLE_FILES, { isDryRun: false, acceptsJumps: false });
  const [row] = await db.select().from(dealers).where(eq(dealers.slug, DEALER_KEY));
  dealerId = row?.id ?? 0;
});

const HEADER =
  'haendler;filiale;produkt;zertifikat;kundengruppe;gueltig_ab;preis_netto;staffel;zonen;lieferpauschale_netto;palettengewicht_kg;pfand';
const SCALE = '110|106,6|102,1|100,4|100|99,4|98,9|98|97,4';
interface Line {
  readonly price: string;
  readonly product?: string;
  readonly certificate?: string;
  readonly group?: string;
  readonly from?: string;
  readonly scale?: string;
  readonly zones?: string;
  readonly fee?: string;
  readonly weight?: string;
  readonly deposit?: string;
}
const line = ({ price, product = '20', certificate = 'ENplusA1', group = 'privat', ...rest }: Line): string => {
  const { from = '2026-11-21', scale = SCALE, zones = '0|3,10', fee = '39,20', weight = '', deposit = '' } = rest;
  return [DEALER_KEY, 'landshut', product, certificate, group, from, price, scale, zones, fee, weight, deposit].join(
    ';',
  );
};
const file = (...lines: Line[]) => [HEADER, ...lines.map(line)].join('\n');

/** By the dealer's program. */
async function send(...lines: Line[]) {
  const headers = { authorization: `Bearer ${key}` };
  const response = await api()
    .visitor()
    .post(CALLS.importDealerPrices.path, { Content: file(...lines) }, { headers });
  return v.parse(CALLS.importDealerPrices.response, response.json());
}
const stateOf = async (...lines: Line[]) => (await send(...lines)).State;
async function branchId(): Promise<number> {
  const [row] = await api().db.select().from(branches).where(eq(branches.dealerId, dealerId));
  return row?.id ?? 0;
}
const decide = (ImportId: number | null, by = colleague) =>
  by.post(CALLS.decidePriceImport.path, { ImportId: ImportId ?? 0, Accepts: true, Reason: 'besprochen' });

describe('a price jump', () => {
  it('is what small steps of one day add up to', async () => {
    expect(await stateOf({ price: '400,00' })).toBe('taken');
    at(1);
    expect(await stateOf({ price: '440,00' })).toBe('held');
    at(2);
    expect(await stateOf({ price: '415,00' })).toBe('taken');
  });

  it('is what several days to come add up to in one file', async () => {
    const steps = ['400,00', '440,00', '484,00'].map((price, day) => ({ price, from: `2026-12-0${day + 1}` }));
    expect(await stateOf(...steps)).toBe('held');
  });

  it('is what is changed of a day to come, however often', async () => {
    const from = '2026-12-01';
    expect(await stateOf({ price: '400,00', from })).toBe('taken');
    expect(await stateOf({ price: '440,00', from })).toBe('held');
  });

  it('is none after a day, where nobody has approved a price', async () => {
    expect(await stateOf({ price: '400,00' })).toBe('taken');
    at(24);
    expect(await stateOf({ price: '440,00', from: '2026-11-22' })).toBe('taken');
  });

  it('compares with what a person approved, however long ago', async () => {
    const { ImportId } = await send({ price: '440,00' });
    at(0.2);
    expect((await decide(ImportId)).status).toBe(200);
    at(1);
    expect(await stateOf({ price: '490,00' })).toBe('taken');
    at(49);
    expect(await stateOf({ price: '520,00', from: '2026-11-23' })).toBe('held');
    expect(await stateOf({ price: '500,00', from: '2026-11-23' })).toBe('taken');
  });

  it('is also one against the price that counts, be it within what was approved', async () => {
    const { ImportId } = await send({ price: '440,00' });
    at(0.2);
    await decide(ImportId);
    at(1);
    expect(await stateOf({ price: '490,00' })).toBe('taken');
    at(2);
    expect(await stateOf({ price: '400,00' })).toBe('held');
  });

  it.each<[string, Partial<Line>]>([
    ['the weight of a pallet', { weight: '700' }],
    ['the deposit of a pallet', { deposit: '180,00' }],
  ])('is one in %s', async (_, change) => {
    const goods = { product: '23', scale: '100|97,2|95,8|94|92,9|92,1', zones: '0|3,90', fee: '41,00' };
    const pallet = { ...goods, price: '403,00', weight: '975', deposit: '18,00' };
    expect(await stateOf(pallet)).toBe('taken');
    at(1);
    expect(await stateOf({ ...pallet, ...change })).toBe('held');
  });
});

describe('a price without one before it', () => {
  it.each<[string, Line, string]>([
    ['as the region sells is taken', { price: '375,00' }, 'taken'],
    ['far below waits', { price: '36,44' }, 'held'],
    ['far above waits', { price: '3.643,70'.replace('.', '') }, 'held'],
    ['with a zone far above waits', { price: '375,00', zones: '0|310,00' }, 'held'],
    ['with a step far below waits', { price: '375,00', scale: SCALE.replace('97,4', '60') }, 'held'],
  ])('%s', async (_, price, state) => {
    await api()
      .db.delete(priceLists)
      .where(eq(priceLists.branchId, await branchId()));
    expect(await stateOf(price)).toBe(state);
  });

  it('waits where the region sells nothing to compare with', async () => {
    expect(await stateOf({ price: '375,00', group: 'gewerbe' })).toBe('held');
  });

  it('is compared with neighbours who sell, not with those who are locked', async () => {
    const slugs = Object.keys(NEIGHBOURS);
    await api()
      .db.delete(priceLists)
      .where(eq(priceLists.branchId, await branchId()));
    await api().db.update(dealers).set({ lockedAt: TEST_NOW }).where(inArray(dealers.slug, slugs));
    expect(await stateOf({ price: '375,00' })).toBe('held');
    await api().db.update(dealers).set({ lockedAt: null }).where(inArray(dealers.slug, slugs));
    expect(await stateOf({ price: '374,00' })).toBe('taken');
  });
});

describe('what comes by a key', () => {
  it('counts as sent by who made the key: somebody else approves it', async () => {
    const { ImportId } = await send({ price: '500,00' });
    const own = await staff.call(CALLS.priceImport, { params: { importId: ImportId ?? 0 } });
    expect(own.Import.May).toEqual({ Accept: false, Refuse: true });
    const refused = await decide(ImportId, staff);
    expect(refused.problem()).toMatchObject({ code: 'CONFLICT', detail: expect.stringContaining('jemand anderes') });
    expect((await decide(ImportId)).status).toBe(200);
  });

  it('waits without a jump too where a second person has to agree to prices', async () => {
    const setting = { kind: 'prices', isOn: true, changedByName: 'Ines Falk', changedAt: TEST_NOW } as const;
    await api().db.insert(approvalSettings).values(setting);
    const { State, ImportId } = await send({ price: '370,00' });
    expect(State).toBe('held');
    expect((await decide(ImportId, staff)).problem().code).toBe('CONFLICT');
  });

  it('is nothing by a key of whose maker nothing is known', async () => {
    await api().db.update(dealerKeys).set({ createdById: null });
    const headers = { authorization: `Bearer ${key}` };
    const body = { Content: file({ price: '370,00' }) };
    const response = await api().visitor().post(CALLS.importDealerPrices.path, body, { headers });
    expect(response.status).toBe(401);
  });
});
