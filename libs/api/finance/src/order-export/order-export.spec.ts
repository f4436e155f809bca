import { insertCustomer, loggedIn } from '@heizplatz/api-identity/testing';
import { getOrder, orders } from '@heizplatz/api-ordering';
import { placeTestOrder, withOrderMarket } from '@heizplatz/api-ordering/testing';
import { TEST_NOW, type TestClient } from '@heizplatz/api-platform/testing';
import { CALLS } from '@heizplatz/contract';
import { ROLES } from '@heizplatz/identity';
import { parse } from 'csv-parse/sync';
import { eq } from 'drizzle-orm';
import { cleanUpOrderExports } from './write-order-export';

const market = withOrderMarket();
let finance: TestClient;
let german: { number: string; id: string; email: string };
let swiss: { number: string; id: string };

beforeAll(async () => {
  const { api } = market();
  await insertCustomer(api, { email: 'fi@example.com', roles: [ROLES.financial], firstName: 'Anna', lastName: 'Berg' });
  await insertCustomer(api, { email: 'ks@example.com', roles: [ROLES.customerSupport] });
  finance = await loggedIn(api, 'fi@example.com');
  german = await placeTestOrder(market());
  const delivered = { state: 'delivered', deliveredOn: '2026-11-20', placedAt: new Date('2026-11-10T23:30:00Z') };
  swiss = await placeTestOrder(market(), 3, delivered);
});
beforeEach(() => market().api.setNow(TEST_NOW));

/** Cents, of the price that was agreed. */
async function getRounding(orderId: string): Promise<number> {
  const [row] = await market().api.db.select().from(orders).where(eq(orders.id, orderId));
  return row ? Math.round(getOrder(row).offer.Split.Rounding * 100) : NaN;
}

const rows = async (query: object = {}) => (await finance.call(CALLS.orderExportRows, { query: { ...query } })).Rows;
const file = (query: Record<string, string>) =>
  finance.get(`${CALLS.exportOrders.path}?${new URLSearchParams({ format: 'csv', ...query })}`);
function getLines(text: string): string[][] {
  const lines: string[][] = parse(text, { delimiter: ';', bom: true });
  return lines;
}

describe('the preview of an order export', () => {
  it('shows what orders brought, each in its currency, and nobody’s name', async () => {
    const all = await rows();
    expect(all.map(({ Number, Currency }) => [Number, Currency])).toEqual([
      [german.number, 'EUR'],
      [swiss.number, 'CHF'],
    ]);
    const cents = (money: number) => Math.round(money * 100);
    const [ofGerman, ofSwiss] = all;
    expect(cents(ofGerman?.Net ?? 0) + cents(ofGerman?.Vat ?? 0)).toBe(cents(ofGerman?.Gross ?? -1));
    // What a Swiss total is rounded by stands in no other column.
    const rounding = cents(ofSwiss?.Gross ?? -1) - cents(ofSwiss?.Net ?? 0) - cents(ofSwiss?.Vat ?? 0);
    expect(rounding).toBe(await getRounding(swiss.id));
    expect(JSON.stringify(all).toLowerCase()).not.toContain(german.email.toLowerCase());
  });

  it.each([
    [{ country: '3' }, ['ch']],
    [{ from: '2026-11-12' }, ['de']],
    // Half past eleven in the evening at Greenwich is the next day here.
    [{ from: '2026-11-11', to: '2026-11-11' }, ['ch']],
    [{ to: '2026-11-10' }, []],
    [{ dateKind: 'delivered' }, ['ch']],
    [{ dateKind: 'delivered', from: '2026-11-20', to: '2026-11-20' }, ['ch']],
    [{ dateKind: 'invoiced' }, []],
    [{ dealer: '999999' }, []],
  ])('%j finds %j', async (query, countries) => {
    expect((await rows(query)).map(({ CountryId }) => (CountryId === 3 ? 'ch' : 'de'))).toEqual(countries);
  });

  it('is for those who count money alone', async () => {
    const support = await loggedIn(market().api, 'ks@example.com');
    for (const call of [CALLS.orderExportRows, CALLS.exportOrders, CALLS.orderExportLog, CALLS.orderExportTemplates])
      expect((await support.get(call.path)).status).toBe(403);
    expect((await finance.get(`${CALLS.orderExportRows.path}?from=gestern`)).status).toBe(400);
  });
});

describe('the file of orders', () => {
  it('has the chosen columns in their order, and is logged', async () => {
    const response = await file({ columns: 'gross,number', country: '3' });
    expect([response.status, response.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
    const [head, line, ...more] = getLines(response.text);
    expect(head).toEqual(['Nummer', 'Brutto']);
    expect(line?.[0]).toBe(swiss.number);
    expect(more).toEqual([]);
    const [newest] = await finance.call(CALLS.orderExportLog);
    expect(newest).toMatchObject({ UserName: 'Anna Berg', Format: 'csv', Rows: 1, HasPersonalData: false });
    expect(newest?.Filters).toContain('Schweiz');
  });

  // 19.99 * 100 is 1998.9999999999998.
  it.each([1999, 29, 115, 228_723])('has the cents of an order of %i as they are', async (totalCents) => {
    const isGerman = eq(orders.id, german.id);
    const [before] = await market().api.db.select().from(orders).where(isGerman);
    await market().api.db.update(orders).set({ totalCents }).where(isGerman);
    const text = (totalCents / 100).toFixed(2);
    expect((await rows({ country: '1' })).map(({ Gross }) => Gross.toFixed(4))).toEqual([`${text}00`]);
    const [, line] = getLines((await file({ columns: 'number,gross', country: '1' })).text);
    expect(line).toEqual([german.number, text.replace('.', ',')]);
    await market().api.db.update(orders).set({ totalCents: before?.totalCents }).where(isGerman);
  });

  it.each([1, 3] as const)('counts what a withdrawn part left of the price, VAT too: country %i', async (countryId) => {
    const delivered = { state: 'invoiced', deliveredOn: '2026-11-22', deliveredAmount: 6000, withdrawnCents: 12_051 };
    const { id, number } = await placeTestOrder(market(), countryId, delivered);
    const isThis = eq(orders.id, id);
    const { db } = market().api;
    const [row] = await db.update(orders).set({ settledCents: orders.totalCents }).where(isThis).returning();
    if (!row) throw new Error('no order');
    const { Split } = getOrder(row).offer;
    const cents = (money: number) => Math.round(money * 100);
    const left = row.totalCents - 12_051;
    // No VAT is due on the rounding of a Swiss total.
    const taxed = left - cents(Split.Rounding);
    const vat = Math.round(taxed - (taxed * 100) / (100 + Split.VatRate));
    const exportedRow = (await rows({ country: String(countryId) })).find(({ Number: one }) => one === number);
    expect([exportedRow?.Gross, exportedRow?.Vat, exportedRow?.Net].map((money) => cents(money ?? NaN))).toEqual([
      left,
      vat,
      left - vat,
    ]);
    await db.delete(orders).where(isThis);
  });

  it('names nobody unless there is a reason, which is kept', async () => {
    expect(getLines((await file({})).text)[0]).not.toContain('E-Mail');
    expect(getLines((await file({ columns: 'number,email' })).text)[0]).toEqual(['Nummer']);
    const without = await file({ personal: '1' });
    expect(without.problem().errors).toEqual([{ path: 'query.reason', code: 'REASON_REQ' }]);
    const response = await file({ personal: '1', reason: 'Prüfung des Finanzamts', columns: 'number' });
    expect(
      getLines(response.text)
        .flat()
        .map((cell) => cell.toLowerCase()),
    ).toContain(german.email.toLowerCase());
    const [newest] = await finance.call(CALLS.orderExportLog);
    expect(newest).toMatchObject({ HasPersonalData: true, Reason: 'Prüfung des Finanzamts' });
  });

  it('comes as a workbook too, and refuses columns that there are not', async () => {
    const workbook = await file({ format: 'xlsx' });
    expect(workbook.headers['content-type']).toContain('spreadsheetml');
    expect((await file({ columns: 'iban' })).problem().code).toBe('VALIDATION');
  });
});

it('templates keep filters and columns and never personal data; one of the same name is replaced', async () => {
  const save = (Query: string) => finance.call(CALLS.saveOrderExportTemplate, { body: { Name: 'Monat', Query } });
  await save('country=1');
  const [stored, ...more] = await save('country=3&columns=number%2Cgross&personal=1&reason=x&page=4');
  expect(more).toEqual([]);
  expect(stored).toMatchObject({ Name: 'Monat', Query: 'country=3&columns=number%2Cgross', CreatedBy: 'Anna Berg' });
  const remove = { body: { Id: stored?.Id } };
  expect(await finance.call(CALLS.removeOrderExportTemplate, remove)).toEqual([]);
  expect(await finance.call(CALLS.removeOrderExportTemplate, remove)).toEqual([]);
  const empty = await finance.post(CALLS.saveOrderExportTemplate.path, { Name: '', Query: '' });
  expect(empty.problem().code).toBe('VALIDATION');
});

it('a long file is written by a job, with its progress, for whoever asked', async () => {
  const { api } = market();
  const body = { Query: 'format=csv&columns=number&country=3' };
  await finance.call(CALLS.startOrderExport, { body });
  const [waiting, ...more] = await finance.call(CALLS.startOrderExport, { body });
  expect(more).toEqual([]);
  expect(waiting).toMatchObject({ State: 'waiting', RowsDone: 0, FileName: 'bestellungen-2026-11-21.csv' });
  const path = CALLS.orderExportJobFile.path.replace(':id', waiting?.Id ?? '');
  expect((await finance.get(path)).status).toBe(404);
  await api.runJobs();
  expect(await finance.call(CALLS.orderExportJobs)).toMatchObject([{ State: 'done', RowsDone: 1, RowTotal: 1 }]);
  expect(getLines((await finance.get(path)).text)).toEqual([['Nummer'], [swiss.number]]);
  const [logged] = await finance.call(CALLS.orderExportLog);
  expect(logged).toMatchObject({ UserName: 'Anna Berg', Rows: 1 });

  await insertCustomer(api, { email: 'fi2@example.com', roles: [ROLES.financial] });
  const other = await loggedIn(api, 'fi2@example.com');
  expect((await other.get(path)).status).toBe(404);
  expect(await other.call(CALLS.orderExportJobs)).toEqual([]);
  const wrong = await finance.post(CALLS.startOrderExport.path, { Query: 'personal=1' });
  expect(wrong.problem().errors).toMatchObject([{ code: 'REASON_REQ' }]);

  api.setNow(new Date(TEST_NOW.getTime() + 8 * 86_400_000));
  const dependencies = {
    db: api.db,
    services: api.services,
    clock: () => new Date(TEST_NOW.getTime() + 8 * 86_400_000),
  };
  await cleanUpOrderExports.run({}, { ...dependencies, random: () => 0.5, log: api.app.log, isLastAttempt: true });
  expect(await (await loggedIn(api, 'fi@example.com')).call(CALLS.orderExportJobs)).toEqual([]);
});
