import { sql } from 'drizzle-orm';
import { TEST_NOW, withApi } from '../testing/api-test';
import { readOperationState } from './operation-state';

describe('the state of operation', () => {
  const api = withApi({ handlers: [] });
  const state = () => readOperationState(api().db, TEST_NOW);

  it('of an empty market: three sites without a price or an order, and nothing waits', async () => {
    expect(await state()).toEqual({
      sites: [1, 2, 3].map((countryId) => ({ countryId, pricesChangedAt: null, ordersOfDay: 0, lastOrderAt: null })),
      mails: { waiting: 0, oldestAt: null, failedOfDay: 0 },
      feeds: [],
      heldFiles: { count: 0, oldestAt: null },
      overdueOrders: { count: 0, oldestAt: null },
    });
  });

  it('tells the oldest mail that waits, and the feeds that stopped', async () => {
    const at = (hours: number) => new Date(TEST_NOW.getTime() - hours * 3_600_000).toISOString();
    const { db } = api();
    for (const [hours, mailState] of [
      [2, 'queued'],
      [5, 'queued'],
      [9, 'sent'],
      [7, 'failed'],
      [30, 'failed'],
    ] as const)
      await db.execute(sql`insert into outbox (country_id, kind, recipient, subject, text, html, attachments, state, created_at)
        values (1, 'x', 'a@example.com', 'x', '', '', '[]', ${mailState}, ${at(hours)})`);
    for (const [id, name, changed] of [
      [1, 'Alt', 50],
      [2, 'Neu', 3],
    ] as const)
      await db.execute(sql`insert into dealers (id, country_id, slug, name, company, street, zip_code, city, phone, email,
        register, tax_number, since_year, prices_changed_at)
        values (${id}, 1, ${name}, ${name}, '', '', '', '', '', '', '', '', 2000, ${at(changed)})`);
    for (const [dealerId, hash, hours, ended] of [
      [1, 'a', 97, null],
      [1, 'b', 1, at(1)],
      [2, 'c', 95, null],
    ] as const)
      await db.execute(sql`insert into dealer_keys (dealer_id, key_hash, start, created_at, created_by, last_used_at, ended_at)
        values (${dealerId}, ${hash}, 'hzp_', ${at(200)}, 'x', ${at(hours)}, ${ended})`);
    const current = await state();
    expect(current.mails).toEqual({ waiting: 2, oldestAt: new Date(at(5)), failedOfDay: 1 });
    expect(current.sites[0]).toMatchObject({ countryId: 1, pricesChangedAt: new Date(at(3)) });
    expect(current.feeds).toEqual([
      { dealer: 'Alt', lastUsedAt: new Date(at(97)), hasStopped: true },
      { dealer: 'Neu', lastUsedAt: new Date(at(95)), hasStopped: false },
    ]);
  });
});
