import { staffDealersHandlers } from '@heizplatz/api-after-sales';
import { approvalSettings } from '@heizplatz/api-backoffice';
import { dealers, priceImportHandlers } from '@heizplatz/api-dealers';
import { identityHandlers } from '@heizplatz/api-identity';
import { loggedIn } from '@heizplatz/api-identity/testing';
import { auditOutcomes } from '@heizplatz/api-platform';
import { TEST_NOW, type TestClient, withApi } from '@heizplatz/api-platform/testing';
import { CALLS } from '@heizplatz/contract';
import { desc, eq } from 'drizzle-orm';
import { COLLEAGUE, DEALER_KEY, dealerSupport, EXAMPLE_MARKET } from './testing/staffed-market';

const api = withApi({
  handlers: [...identityHandlers, ...staffDealersHandlers, ...priceImportHandlers],
  template: EXAMPLE_MARKET,
});
const PRICES_BY_TWO = { kind: 'prices', isOn: true, changedByName: 'Ines Falk', changedAt: TEST_NOW } as const;
let staff: TestClient;
let dealerId: number;
beforeAll(async () => {
  staff = await dealerSupport(api());
  const [row] = await api().db.select().from(dealers).where(eq(dealers.slug, DEALER_KEY));
  dealerId = row?.id ?? 0;
});

const params = () => ({ params: { dealerId } });

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

  it('waits without a jump too where a second person has to agree, and so does the first one of a product', async () => {
    await api().db.insert(approvalSettings).values(PRICES_BY_TWO);
    const { body, row } = await loose();
    const held = await staff.call(CALLS.savePrice, { body: { ...body, UnitPrice: 501 } });
    expect([held.Version, held.Current]).toEqual([row.Version, row.Current]);
    // Nobody else sells here, so that it has to be confirmed like a jump.
    const fresh = { ...body, CertificationId: null, Version: 0, UnitPrice: 350, AcceptsJump: true };
    const first = await staff.call(CALLS.savePrice, { body: fresh });
    expect(first).toMatchObject({ Version: 0, Current: null, Coming: [], HeldImportId: expect.any(Number) });
    expect((await loose()).row).toEqual(row);
    const [line] = await api()
      .db.select({ outcome: auditOutcomes.outcome })
      .from(auditOutcomes)
      .orderBy(desc(auditOutcomes.auditId))
      .limit(1);
    expect(line).toEqual({ outcome: 'held' });
    const decision = { ImportId: held.HeldImportId ?? 0, Accepts: true, Reason: 'Geprüft' };
    expect((await staff.post(CALLS.decidePriceImport.path, decision)).problem().code).toBe('CONFLICT');
    const colleague = await loggedIn(api(), COLLEAGUE.email);
    const decided = await colleague.call(CALLS.decidePriceImport, { body: decision });
    expect(decided).toMatchObject({ State: 'taken', JumpCount: 0 });
    expect((await loose()).row.Current?.UnitPrice).toBe(501);
    await api().db.delete(approvalSettings);
  });

  it('of another dealer’s branch is 404', async () => {
    const { body } = await loose();
    expect((await staff.post(CALLS.savePrice.path, { ...body, BranchId: 999 })).problem().status).toBe(404);
  });
});
