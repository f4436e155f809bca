import { approvalSettings } from '@heizplatz/api-backoffice';
import {
  dealerKeys,
  dealers,
  priceBookVersion,
  priceImportHandlers,
  priceImports,
  priceLists,
} from '@heizplatz/api-dealers';
import { identityHandlers } from '@heizplatz/api-identity';
import { auditLog, auditOutcomes } from '@heizplatz/api-platform';
import { TEST_NOW, type TestClient, withApi } from '@heizplatz/api-platform/testing';
import { CALLS } from '@heizplatz/contract';
import { desc, eq } from 'drizzle-orm';
import {
  COLLEAGUE,
  DEALER_KEY,
  dealerSupport,
  EXAMPLE_PRICES,
  EXAMPLE_MARKET,
} from '../staff-dealers/testing/staffed-market';

const api = withApi({ handlers: [...identityHandlers, ...priceImportHandlers], template: EXAMPLE_MARKET });
let staff: TestClient;
let colleague: TestClient;
let dealerId: number;
beforeAll(async () => {
  staff = await dealerSupport(api());
  colleague = await dealerSupport(api(), COLLEAGUE);
  const [row] = await api().db.select().from(dealers).where(eq(dealers.slug, DEALER_KEY));
  dealerId = row?.id ?? 0;
});

const TODAY = EXAMPLE_PRICES.replaceAll('2026-11-16', '2026-11-21');
const CHEAPER = TODAY.replace('364,37', '360,00');
const JUMPING = TODAY.replace('364,37', '464,37');
const HALF_WRONG = CHEAPER.replace(';975;', ';;');

const file = (Content: string) => ({ DealerId: dealerId, FileName: 'preise.csv', Content });
const read = (content: string) => staff.call(CALLS.readPriceFile, { body: file(content) });
const take = (content: string, SkipsBadLines = false) =>
  staff.call(CALLS.takePriceFile, { body: { ...file(content), SkipsBadLines } });
const version = async () => (await api().db.select().from(priceBookVersion))[0]?.version ?? 0;
const listCount = () => api().db.$count(priceLists);
const held = async () => (await staff.call(CALLS.priceImports, { query: {} })).Rows;
const decide = (ImportId: number, Accepts: boolean, by = colleague) =>
  by.post(CALLS.decidePriceImport.path, { ImportId, Accepts, Reason: 'mit dem Händler besprochen' });

describe('a price file on the screen', () => {
  it('is read with old, new and percent, and changes nothing', async () => {
    const before = [await listCount(), await version()];
    const { Changes, BadLines, UnchangedCount } = await read(CHEAPER);
    expect(Changes).toMatchObject([
      { Line: 2, OldPrice: 364.37, NewPrice: 360, Percent: -1.2, IsJump: false, BranchName: 'Landshut (landshut)' },
    ]);
    expect([BadLines, UnchangedCount]).toEqual([[], 1]);
    expect([await listCount(), await version()]).toEqual(before);
  });

  it('names bad lines with their reason and shows the good ones', async () => {
    const { Changes, BadLines } = await read(HALF_WRONG);
    expect(Changes.map(({ Line }) => Line)).toEqual([2]);
    expect(BadLines).toEqual([{ Line: 3, Message: 'palettengewicht_kg fehlt' }]);
  });

  it('refuses lines of other dealers, and other tables', async () => {
    expect((await read(TODAY.replaceAll(DEALER_KEY, 'waldfeuer'))).BadLines[0]?.Message).toBe(
      'haendler „waldfeuer“ ist nicht „tannhof-holzwaerme“',
    );
    const areas = 'haendler;filiale;plz_von;plz_bis;zone\ntannhof-holzwaerme;landshut;84000;84199;0\n';
    expect((await read(areas)).BadLines).toEqual([{ Line: 2, Message: 'Hier werden nur Preise angenommen' }]);
  });

  it('with a bad line is taken over only when somebody leaves it out', async () => {
    expect(await take(HALF_WRONG)).toMatchObject({ State: 'refused', ImportId: null });
    const before = await version();
    expect(await take(HALF_WRONG, true)).toMatchObject({ State: 'taken' });
    expect(await version()).toBe(before + 1);
    expect((await read(TODAY)).Changes).toMatchObject([{ OldPrice: 360, NewPrice: 364.37 }]);
  });

  it('that changes nothing is kept nowhere', async () => {
    expect(await take(CHEAPER)).toMatchObject({ State: 'refused', ImportId: null, Reading: { UnchangedCount: 2 } });
  });

  it.each([[''], ['x'.repeat(2_000_001)]])('that is empty or too long is 400', async (Content) => {
    expect((await staff.post(CALLS.readPriceFile.path, file(Content))).problem().code).toBe('VALIDATION');
  });
});

describe('a jump', () => {
  it('is held, once however often it is sent, until a yes takes all of it over', async () => {
    const before = [await listCount(), await version()];
    const { State, ImportId } = await take(JUMPING);
    expect(State).toBe('held');
    expect((await take(JUMPING)).ImportId).toBe(ImportId);
    expect([await listCount(), await version()]).toEqual(before);
    expect(await held()).toMatchObject([{ Id: ImportId, JumpCount: 1, DealerName: 'Tannhof Holzwärme' }]);
    const view = await staff.call(CALLS.priceImport, { params: { importId: ImportId } });
    expect(view.Reading?.Changes).toMatchObject([{ OldPrice: 360, NewPrice: 464.37, IsJump: true, Percent: 29 }]);

    api().setNow(new Date(TEST_NOW.getTime() + 60_000));
    const decided = await decide(ImportId ?? 0, true);
    expect(decided.json()).toMatchObject({ State: 'taken', DecidedBy: 'Ole Brandt' });
    expect([await listCount(), await version()]).toEqual([(before[0] ?? 0) + 1, (before[1] ?? 0) + 1]);
    expect(await held()).toEqual([]);
    expect((await decide(ImportId ?? 0, false)).problem().status).toBe(409);
  });

  it('is approved by somebody else than who uploaded it; its sender may only withdraw it', async () => {
    const { ImportId } = await take(TODAY.replace('364,37', '599,00'));
    const importId = ImportId ?? 0;
    const own = await staff.call(CALLS.priceImport, { params: { importId } });
    expect(own.Import.May).toEqual({ Accept: false, Refuse: true });
    const refused = await decide(importId, true, staff);
    expect(refused.problem()).toMatchObject({ code: 'CONFLICT', detail: expect.stringContaining('jemand anderes') });
    const others = await colleague.call(CALLS.priceImport, { params: { importId } });
    expect(others.Import).toMatchObject({ State: 'held', May: { Accept: true, Refuse: true } });
    expect((await decide(importId, false, staff)).json()).toMatchObject({ State: 'refused' });
  });

  it('that is refused keeps what was refused, against the prices of that time', async () => {
    const { ImportId } = await take(TODAY.replace('364,37', '598,00'));
    const input = { params: { importId: ImportId ?? 0 } };
    const { Reading } = await staff.call(CALLS.priceImport, input);
    expect(Reading?.Changes).toMatchObject([{ NewPrice: 598, IsJump: true }]);
    await decide(ImportId ?? 0, false);
    const decided = await staff.call(CALLS.priceImport, input);
    expect(decided).toMatchObject({ Import: { State: 'refused' }, Reading });
  });

  it('that is refused changes nothing', async () => {
    const { ImportId } = await take(TODAY.replace('364,37', '364,00'));
    expect(ImportId).not.toBeNull();
    const before = await version();
    expect((await decide(ImportId ?? 0, false)).json()).toMatchObject({ State: 'refused' });
    expect(await version()).toBe(before);
    expect((await decide(99_999, true)).problem().status).toBe(404);
  });
});

describe('where a second person has to agree to prices', () => {
  beforeAll(() =>
    api()
      .db.insert(approvalSettings)
      .values({ kind: 'prices', isOn: true, changedByName: 'Ines Falk', changedAt: TEST_NOW }),
  );
  afterAll(() => api().db.delete(approvalSettings));

  it('a file that somebody uploads waits without a jump too', async () => {
    const before = [await listCount(), await version()];
    const { State, ImportId } = await take(TODAY.replace('364,37', '470,00'));
    expect(State).toBe('held');
    expect([await listCount(), await version()]).toEqual(before);
    expect((await decide(ImportId ?? 0, true, staff)).problem().code).toBe('CONFLICT');
    expect((await decide(ImportId ?? 0, false)).json()).toMatchObject({ State: 'refused', JumpCount: 0 });
  });
});

describe('a dealer’s program', () => {
  const send = (key: string, body: object) =>
    api()
      .visitor()
      .post(CALLS.importDealerPrices.path, body, { headers: { authorization: `Bearer ${key}` } });
  const newKey = async () => (await staff.call(CALLS.makeDealerKey, { body: { DealerId: dealerId } })).Key;

  it('sends prices by its key, without session or CSRF; a jump is held for staff', async () => {
    const key = await newKey();
    const tried = await send(key, { Content: TODAY.replace('364,37', '460,00'), IsDryRun: true });
    expect(tried.json()).toMatchObject({ State: 'refused', ImportId: null, Reading: { Changes: [{ NewPrice: 460 }] } });
    const taken = await send(key, { Content: TODAY.replace('364,37', '460,00') });
    expect(taken.json()).toMatchObject({ State: 'taken' });
    expect((await send(key, { Content: TODAY })).json()).toMatchObject({ State: 'held' });
    const [stored] = await held();
    expect(stored?.ReceivedFrom).toBe(`Schlüssel ${key.slice(0, 10)}…`);
  });

  it('leaves a line in the audit log for all that it sends, with dealer and key as who did it', async () => {
    const key = await newKey();
    await send(key, { Content: TODAY, IsDryRun: true, FileName: 'nachts.csv' });
    await send(key, { Content: '' });
    const rows = await api()
      .db.select()
      .from(auditLog)
      .innerJoin(auditOutcomes, eq(auditOutcomes.auditId, auditLog.id))
      .where(eq(auditLog.callId, CALLS.importDealerPrices.id))
      .orderBy(desc(auditLog.id))
      .limit(2);
    expect(rows.map(({ audit_outcomes: { outcome } }) => outcome)).toEqual(['VALIDATION', 'done']);
    const actorName = `Tannhof Holzwärme (Schlüssel ${key.slice(0, 10)}…)`;
    for (const { audit_log: line } of rows) expect(line).toMatchObject({ actorId: null, actorName, forUserId: null });
    expect(rows[1]?.audit_log.request).toMatchObject({ body: { FileName: 'nachts.csv' } });
    expect(JSON.stringify(rows)).not.toContain(key);
  });

  it('is nobody with a key that was rotated, ended or is of a locked dealer; only hashes are kept', async () => {
    const old = await newKey();
    const key = await newKey();
    const state = async (one: string) => (await send(one, { Content: TODAY, IsDryRun: true })).status;
    expect([await state(old), await state(key), await state(`hzp_${'x'.repeat(43)}`)]).toEqual([401, 200, 401]);
    expect(JSON.stringify(await api().db.select().from(dealerKeys))).not.toContain(key);
    await api().db.update(dealers).set({ lockedAt: new Date() }).where(eq(dealers.id, dealerId));
    expect(await state(key)).toBe(401);
    await api().db.update(dealers).set({ lockedAt: null }).where(eq(dealers.id, dealerId));
    const { Keys } = await staff.call(CALLS.priceImports, { query: { dealerId } });
    expect(Keys).toMatchObject([{ Start: key.slice(0, 10), CreatedBy: 'Dora Hagen', LastUsedAt: expect.any(String) }]);
    const body = { DealerId: dealerId, KeyId: Keys[0]?.Id ?? 0 };
    await staff.call(CALLS.endDealerKey, { body });
    expect(await state(key)).toBe(401);
    expect((await staff.post(CALLS.endDealerKey.path, body)).problem().status).toBe(404);
  });

  it('that sends without end is slowed down', async () => {
    const key = await newKey();
    const states = [];
    for (let time = 0; time < 16; time += 1) states.push((await send(key, { Content: 'a', IsDryRun: true })).status);
    expect(states).toContain(429);
  });

  it('opens no other call with its key', async () => {
    const key = await newKey();
    const headers = { authorization: `Bearer ${key}` };
    expect((await api().visitor().get(CALLS.priceImports.path, { headers })).problem().status).toBe(401);
    await api().db.delete(priceImports);
  });
});
