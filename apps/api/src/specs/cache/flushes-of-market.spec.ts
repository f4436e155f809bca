import { dealers, MARKET_TAGS, priceBookVersion } from '@heizplatz/api-dealers';
import { flushedBy, type TestClient, withApi } from '@heizplatz/api-platform/testing';
import { CALLS } from '@heizplatz/contract';
import { eq } from 'drizzle-orm';
import { seedReference } from '../../demo/seed-reference';
import { DEALER_KEY, dealerSupport, EXAMPLE_MARKET } from '../staff-dealers/testing/staffed-market';

const api = withApi({ template: EXAMPLE_MARKET });
let staff: TestClient;
let dealerId = 0;
beforeAll(async () => {
  staff = await dealerSupport(api());
  const [row] = await api().db.select().from(dealers).where(eq(dealers.slug, DEALER_KEY));
  dealerId = row?.id ?? 0;
});

const flushed = (action: () => Promise<unknown>) => flushedBy(api(), action);
const params = () => ({ params: { dealerId } });
const bookVersion = async () => (await api().db.select().from(priceBookVersion))[0]?.version ?? 0;
const dealer = () => staff.call(CALLS.staffDealer, params());
const ALL = [...MARKET_TAGS].sort();

it('are those that everybody’s prices, lists and profiles are kept by', () => {
  expect(ALL).toEqual(expect.arrayContaining(['dealers', 'prices']));
});

it('a dealer that is saved, locked and unlocked', async () => {
  const { Id, Key: _, State: __, Lock: ___, Path: ____, OpenOrderCount: _____, ...master } = await dealer();
  const body = { DealerId: Id, ...master, Description: 'Seit 1950' };
  expect(await flushed(() => staff.call(CALLS.saveDealer, { body }))).toEqual(ALL);
  for (const Locks of [true, false]) {
    const lock = { DealerId: dealerId, Version: (await dealer()).Version, Locks, Reason: 'Gewerbe ruht' };
    expect(await flushed(() => staff.call(CALLS.lockDealer, { body: lock }))).toEqual(ALL);
  }
});

it('a branch and its area', async () => {
  const [branch] = (await staff.call(CALLS.staffBranches, params())).Rows;
  if (!branch) throw new Error('no branch');
  const { Id: BranchId, Place: _, ZipCodeCount: __, ReachKm: ___, ...parts } = branch;
  const body = { DealerId: dealerId, BranchId, ...parts };
  expect(await flushed(() => staff.call(CALLS.saveBranch, { body }))).toEqual(ALL);
});

it('a price', async () => {
  const row = (await staff.call(CALLS.staffPrices, params())).Rows.find(({ ProductId }) => ProductId === 20);
  if (!row?.Current) throw new Error('no price');
  const { BranchId, ProductId, CertificationId, CustomerGroupId, Version } = row;
  const { ValidFrom: _, ...terms } = row.Current;
  const key = { DealerId: dealerId, BranchId, ProductId, CertificationId, CustomerGroupId, Version };
  const body = { ...key, ...terms, UnitPrice: 371.2, ValidFrom: '2026-11-21', AcceptsJump: false };
  const before = await bookVersion();
  expect(await flushed(() => staff.call(CALLS.savePrice, { body }))).toEqual(ALL);
  expect(await bookVersion()).toBe(before + 1);
});

it('kinds of payment', async () => {
  const { Version } = await staff.call(CALLS.staffDealerPayments, params());
  const body = { DealerId: dealerId, Version, Rows: [{ CustomerGroupId: 1, PaymentKindId: 1, TermDays: 30 }] };
  expect(await flushed(() => staff.call(CALLS.saveDealerPayments, { body }))).toEqual(ALL);
});

it('nothing, where a write is refused', async () => {
  const body = { DealerId: dealerId, Version: 0, Locks: true, Reason: 'x' };
  expect(await flushed(() => staff.post(CALLS.lockDealer.path, body))).toEqual([]);
});

it('nothing, where a start saves goods and places that are there already', async () => {
  expect(await flushed(() => seedReference(api().db))).toEqual([]);
});
