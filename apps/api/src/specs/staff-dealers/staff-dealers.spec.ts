import { staffDealersHandlers } from '@heizplatz/api-after-sales';
import { branches, dealers, deliveryAreas, priceBookVersion, priceImportHandlers } from '@heizplatz/api-dealers';
import { identityHandlers } from '@heizplatz/api-identity';
import { auditLog, auditOutcomes } from '@heizplatz/api-platform';
import { type TestClient, withApi } from '@heizplatz/api-platform/testing';
import { CALLS, type StaffDealer } from '@heizplatz/contract';
import { desc, eq } from 'drizzle-orm';
import { COLLEAGUE, DEALER_KEY, dealerSupport, EXAMPLE_MARKET } from './testing/staffed-market';

const api = withApi({
  handlers: [...identityHandlers, ...staffDealersHandlers, ...priceImportHandlers],
  template: EXAMPLE_MARKET,
});
let staff: TestClient;
let dealerId: number;
beforeAll(async () => {
  staff = await dealerSupport(api());
  const [row] = await api().db.select().from(dealers).where(eq(dealers.slug, DEALER_KEY));
  dealerId = row?.id ?? 0;
});

const params = () => ({ params: { dealerId } });
const dealer = () => staff.call(CALLS.staffDealer, params());
const version = async () => (await api().db.select().from(priceBookVersion))[0]?.version ?? 0;

function toBody({ Id, Key: _, State: __, Lock: ___, Path: ____, OpenOrderCount: _____, ...master }: StaffDealer) {
  return { DealerId: Id, ...master };
}

describe('the list of dealers', () => {
  it.each([
    [{}, 1],
    [{ country: '1', group: '3', state: 'selling', search: 'tannhof land' }, 1],
    [{ country: '2' }, 0],
    [{ group: '1' }, 0],
    [{ state: 'locked' }, 0],
  ])('with %j has %i', async (query, count) => {
    const { Rows, Total } = await staff.call(CALLS.staffDealers, { query });
    expect([Rows.length, Total]).toEqual([count, count]);
    if (count > 0)
      expect(Rows[0]).toMatchObject({ City: 'Landshut', BranchCount: 1, ProductGroupIds: [3, 4], State: 'selling' });
  });

  it('counts branches and finds the state of each dealer by its own id', async () => {
    const [first] = await api().db.select().from(dealers).where(eq(dealers.id, dealerId));
    if (!first) throw new Error('no dealer');
    const { id: _, ...fields } = first;
    const [other] = await api()
      .db.insert(dealers)
      .values({ ...fields, slug: 'ohne-filiale', name: 'Ohne Filiale', company: 'Ohne Filiale GmbH' })
      .returning();
    const { Rows } = await staff.call(CALLS.staffDealers, { query: { search: 'ohne-filiale' } });
    expect(Rows).toMatchObject([{ BranchCount: 0, State: 'without-prices', ProductGroupIds: [] }]);
    const view = await staff.call(CALLS.staffDealer, { params: { dealerId: other?.id } });
    expect(view.State).toBe('without-prices');
    const [branch] = await api().db.select().from(branches).where(eq(branches.dealerId, dealerId));
    if (!branch) throw new Error('no branch');
    const { id: __, ...own } = branch;
    await api()
      .db.insert(branches)
      .values({ ...own, slug: 'zweite' });
    const two = await staff.call(CALLS.staffDealers, { query: { search: 'tannhof' } });
    expect(two.Rows[0]?.BranchCount).toBe(2);
    await api().db.delete(branches).where(eq(branches.slug, 'zweite'));
    await api().db.delete(dealers).where(eq(dealers.slug, 'ohne-filiale'));
  });

  it('sorts by each of its columns, and is a file too', async () => {
    for (const sort of ['name', '-country', 'city', '-prices', 'rating'])
      expect((await staff.call(CALLS.staffDealers, { query: { sort } })).Rows).toHaveLength(1);
    const file = await staff.get('/api/support/haendler/export?format=csv');
    expect(file.text).toContain('Tannhof Holzwärme');
  });
});

describe('a dealer', () => {
  it('changes with its version alone, stands in the audit log with before and after, and makes offers anew', async () => {
    const before = await dealer();
    const bookBefore = await version();
    const saved = await staff.call(CALLS.saveDealer, { body: { ...toBody(before), Phone: '089 99998 500' } });
    expect(saved).toMatchObject({ Version: before.Version + 1, Phone: '089 99998 500' });
    expect(await version()).toBe(bookBefore + 1);
    const [line] = await api()
      .db.select()
      .from(auditOutcomes)
      .innerJoin(auditLog, eq(auditLog.id, auditOutcomes.auditId))
      .orderBy(desc(auditOutcomes.auditId))
      .limit(1);
    expect(line?.audit_log).toMatchObject({ callId: 'saveDealer', actorName: 'Dora Hagen' });
    expect(line?.audit_outcomes).toMatchObject({ before: { phone: before.Phone }, after: { phone: '089 99998 500' } });

    const late = await staff.post(CALLS.saveDealer.path, { ...toBody(before), Name: 'Anders' });
    expect(late.problem()).toMatchObject({
      status: 409,
      code: 'VERSION_CONFLICT',
      context: { Current: { Version: saved.Version, Phone: '089 99998 500', Name: before.Name } },
    });
  });

  it.each([
    [{ ZipCode: '8402' }, 'ZipCode', 'ZIPCODE_INV'],
    [{ ZipCode: '99999' }, 'ZipCode', 'ZIPCODE_NXT'],
    [{ TaxNumber: 'DE123' }, 'TaxNumber', 'TAX_INV'],
    [{ TaxNumber: 'DE136695978' }, 'TaxNumber', 'TAX_INV'],
    [{ Iban: 'DE21999900006435610461' }, 'Iban', 'IBAN_INV'],
    [{ QrIban: 'DE20999900006435610461' }, 'QrIban', 'QR_IBAN_INV'],
    [{ Name: ' ' }, 'Name', 'REQUIRED'],
  ])('with %j is refused at its field', async (wrong, field, code) => {
    const response = await staff.post(CALLS.saveDealer.path, { ...toBody(await dealer()), ...wrong });
    expect(response.problem()).toMatchObject({ status: 400, errors: [{ path: `body.${field}`, code }] });
  });

  it('that is new has no offer yet, and no second one has its key', async () => {
    const body = {
      ...toBody(await dealer()),
      DealerId: null,
      Version: 0,
      Name: 'Föhrenhof Wärme',
      TaxNumber: 'DE136695976',
    };
    const added = await staff.call(CALLS.saveDealer, { body });
    expect(added).toMatchObject({ Key: 'foehrenhof-waerme', State: 'without-prices', Version: 1 });
    const again = await staff.post(CALLS.saveDealer.path, body);
    expect(again.problem().errors).toEqual([{ path: 'body.Name', code: 'NAME_TAKEN' }]);
    await api().db.delete(dealers).where(eq(dealers.id, added.Id));
  });

  it('is locked with a reason and unlocked again', async () => {
    const body = { DealerId: dealerId, Reason: 'Gewerbe ruht' };
    const locked = await staff.call(CALLS.lockDealer, {
      body: { ...body, Version: (await dealer()).Version, Locks: true },
    });
    expect(locked).toMatchObject({ State: 'locked', Lock: { Reason: 'Gewerbe ruht' } });
    const late = await staff.post(CALLS.lockDealer.path, { ...body, Version: locked.Version - 1, Locks: false });
    expect(late.problem().code).toBe('VERSION_CONFLICT');
    const open = await staff.call(CALLS.lockDealer, { body: { ...body, Version: locked.Version, Locks: false } });
    expect(open).toMatchObject({ State: 'selling', Lock: null });
  });

  it.each([
    [CALLS.staffDealer],
    [CALLS.staffBranches],
    [CALLS.staffPrices],
    [CALLS.staffDealerPayments],
    [CALLS.staffDealerDocuments],
  ])('that is not there is 404', async (call) => {
    expect((await staff.get(call.path.replace(':dealerId', '999'))).problem().status).toBe(404);
  });
});

describe('a branch', () => {
  const first = async () => {
    const { Rows } = await staff.call(CALLS.staffBranches, params());
    const [branch] = Rows;
    if (!branch) throw new Error('no branch');
    const { Id, Place: _, ZipCodeCount: __, ReachKm: ___, ...parts } = branch;
    return { branch, body: { DealerId: dealerId, BranchId: Id, ...parts } };
  };

  it('is read as ranges that save the same area again', async () => {
    const { branch, body } = await first();
    expect(branch).toMatchObject({ Place: 'Landshut', Weekdays: [1, 2, 3, 4, 5], StoppedUntil: null });
    const before = await api().db.$count(deliveryAreas);
    expect(branch.ZipCodeCount).toBe(before);
    const saved = await staff.call(CALLS.saveBranch, { body });
    expect(saved).toEqual({ ...branch, Version: branch.Version + 1 });
    expect(await api().db.$count(deliveryAreas)).toBe(before);
  });

  it('changes with area, options, weekdays and stop, and refuses an older version', async () => {
    const { branch, body } = await first();
    const change = {
      Areas: [{ From: '84028', To: '84036', Zone: 2 }],
      Options: [],
      Weekdays: [2, 6],
      StoppedUntil: '2026-12-24',
    };
    const saved = await staff.call(CALLS.saveBranch, { body: { ...body, ...change } });
    expect(saved).toMatchObject({ Weekdays: [2, 6], StoppedUntil: '2026-12-24', Options: [] });
    expect(saved.Areas.every(({ Zone }) => Zone === 2)).toBe(true);
    const late = await staff.post(CALLS.saveBranch.path, body);
    expect(late.problem()).toMatchObject({
      code: 'VERSION_CONFLICT',
      context: { Current: { Version: saved.Version } },
    });
    await staff.call(CALLS.saveBranch, { body: { ...body, Version: saved.Version } });
    expect((await first()).branch).toEqual({ ...branch, Version: saved.Version + 1 });
  });

  it.each([
    [{ Areas: [{ From: '00001', To: '00002', Zone: 0 }] }, 'Areas', 'LINE_INV'],
    [{ ZipCode: '84000' }, 'ZipCode', 'LINE_INV'],
    [{ Options: [{ OptionId: 99999, Price: 1 }] }, 'options', 'LINE_INV'],
    [{ BranchId: null, Version: 0 }, 'Key', 'KEY_TAKEN'],
    [{ Weekdays: [] }, 'Weekdays', 'REQUIRED'],
  ])('with %j is refused, and stays as it was', async (wrong, field, code) => {
    const { branch, body } = await first();
    const response = await staff.post(CALLS.saveBranch.path, { ...body, ...wrong });
    const [error] = response.problem().errors ?? [];
    expect([error?.path.toLowerCase(), error?.code]).toEqual([`body.${field}`.toLowerCase(), code]);
    expect((await first()).branch).toEqual(branch);
  });

  it('that is new has what was sent', async () => {
    const { body } = await first();
    const sent = { ...body, BranchId: null, Version: 0, Key: 'muenchen', ZipCode: '80331', Areas: [], Options: [] };
    const added = await staff.call(CALLS.saveBranch, { body: sent });
    expect(added).toMatchObject({ Key: 'muenchen', Place: 'München', Version: 1, ZipCodeCount: 0 });
    await api().db.delete(branches).where(eq(branches.id, added.Id));
  });
});

describe('a price', () => {
  const loose = async () => {
    const { Rows } = await staff.call(CALLS.staffPrices, params());
    const row = Rows.find(({ ProductId }) => ProductId === 20);
    if (!row?.Current) throw new Error('no price');
    const { BranchId, ProductId, CertificationId, CustomerGroupId, Version } = row;
    const { ValidFrom: _, ...terms } = row.Current;
    const key = { DealerId: dealerId, BranchId, ProductId, CertificationId, CustomerGroupId, Version };
    return { row, body: { ...key, ...terms, ValidFrom: '2026-11-21', AcceptsJump: false } };
  };

  it('of today counts at once, and the one before stays in the database', async () => {
    const { row, body } = await loose();
    expect(row.Current).toMatchObject({
      UnitPrice: 364.37,
      ZonePrices: [0, 3.1],
      MakerName: 'Presswerk Isarleiten GmbH',
    });
    const saved = await staff.call(CALLS.savePrice, { body: { ...body, UnitPrice: 371.2 } });
    expect(saved).toMatchObject({ Version: 2, Current: { UnitPrice: 371.2 }, Coming: [] });
    const late = await staff.post(CALLS.savePrice.path, { ...body, UnitPrice: 372 });
    expect(late.problem()).toMatchObject({ code: 'VERSION_CONFLICT', context: { Current: { Version: 2 } } });
  });

  it('of a later day waits for it', async () => {
    const { body } = await loose();
    const saved = await staff.call(CALLS.savePrice, { body: { ...body, UnitPrice: 380, ValidFrom: '2026-12-01' } });
    expect(saved.Current?.UnitPrice).toBe(371.2);
    expect(saved.Coming).toMatchObject([{ UnitPrice: 380, ValidFrom: '2026-11-30T23:00:00.000Z' }]);
  });

  it.each([
    [{ ValidFrom: '2026-11-20' }, 'ValidFrom', 'DATE_PAST'],
    [{ UnitPrice: 500 }, 'UnitPrice', 'JUMP'],
    [{ StationFee: 700 }, 'UnitPrice', 'JUMP'],
    [{ ScalePercents: [100] }, 'UnitPrice', 'LINE_INV'],
    [{ UnitPrice: 0 }, 'UnitPrice', 'PRICE_INV'],
  ])('with %j is refused', async (wrong, field, code) => {
    const { body, row } = await loose();
    const response = await staff.post(CALLS.savePrice.path, { ...body, ...wrong });
    expect(response.problem().errors).toEqual([{ path: `body.${field}`, code }]);
    expect((await loose()).row).toEqual(row);
  });

  it('that jumps is held with a yes, until somebody else gives another', async () => {
    const { body, row } = await loose();
    const held = await staff.call(CALLS.savePrice, { body: { ...body, UnitPrice: 500, AcceptsJump: true } });
    const ImportId = held.HeldImportId ?? 0;
    expect([held.Version, held.Current]).toEqual([row.Version, row.Current]);
    expect((await loose()).row).toEqual(row);
    const decision = { ImportId, Accepts: true, Reason: 'Mit dem Händler besprochen' };
    const own = await staff.post(CALLS.decidePriceImport.path, decision);
    expect(own.problem().code).toBe('CONFLICT');
    const colleague = await dealerSupport(api(), COLLEAGUE);
    await colleague.call(CALLS.decidePriceImport, { body: decision });
    expect((await loose()).row.Current?.UnitPrice).toBe(500);
  });

  it('of another dealer’s branch is 404', async () => {
    const { body } = await loose();
    expect((await staff.post(CALLS.savePrice.path, { ...body, BranchId: 999 })).problem().status).toBe(404);
  });
});

describe('payment kinds', () => {
  it('are saved by customer group with the default first, and refuse an older version', async () => {
    const { Version, Rows, Kinds } = await staff.call(CALLS.staffDealerPayments, params());
    expect(Rows).toHaveLength(6);
    expect(Kinds.map(({ Name }) => Name)).toContain('SEPA-Lastschrift');
    const stored = [
      { CustomerGroupId: 1 as const, PaymentKindId: 2, TermDays: 9 },
      { CustomerGroupId: 1 as const, PaymentKindId: 1, TermDays: 30 },
    ];
    const saved = await staff.call(CALLS.saveDealerPayments, { body: { DealerId: dealerId, Version, Rows: stored } });
    expect(saved.Rows).toEqual([{ ...stored[0], TermDays: 0 }, stored[1]]);
    const late = await staff.post(CALLS.saveDealerPayments.path, { DealerId: dealerId, Version, Rows: stored });
    expect(late.problem()).toMatchObject({
      code: 'VERSION_CONFLICT',
      context: { Current: { Version: saved.Version } },
    });
    const twice = { DealerId: dealerId, Version: saved.Version, Rows: [stored[0], stored[0]] };
    expect((await staff.post(CALLS.saveDealerPayments.path, twice)).problem().errors?.[0]?.code).toBe('KIND_TWICE');
  });
});
