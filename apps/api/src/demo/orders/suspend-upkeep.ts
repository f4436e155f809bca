import type { Database } from '@heizplatz/api-platform';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';

/** Triggers that maintain customers' search cards and the words of orders and cases row by row. */
const TRIGGERS = [
  ['users', 'users_card'],
  ['addresses', 'addresses_account'],
  ['orders', 'orders_card_inserted'],
  ['orders', 'orders_words'],
  ['cancellation_cases', 'cases_words'],
] as const;
const FILLED = [
  ...['users', 'addresses', 'orders', 'customer_cards', 'order_words'],
  ...['cancellation_cases', 'case_words', 'withdrawals', 'reviews'],
];

const Indexes = v.array(v.object({ indexname: v.string(), indexdef: v.string() }));
export type SuspendedIndex = v.InferOutput<typeof Indexes>[number];

async function switchTriggers(tx: Database, to: 'disable' | 'enable'): Promise<void> {
  for (const [table, trigger] of TRIGGERS) await tx.execute(sql.raw(`alter table ${table} ${to} trigger ${trigger}`));
}

/**
 * Of so many rows, cards, words and trigram indexes are better made in one go at the end: several times faster. Others
 * wait until the transaction ends. Gives the indexes, for `resumeUpkeep`.
 */
export async function suspendUpkeep(tx: Database): Promise<readonly SuspendedIndex[]> {
  await switchTriggers(tx, 'disable');
  const { rows } = await tx.execute(sql`
    select indexname, indexdef from pg_indexes
    where schemaname = 'public' and tablename = any(${sql.param(FILLED)}::text[]) and indexdef like '%USING gin%'`);
  const indexes = v.parse(Indexes, rows);
  for (const { indexname } of indexes) await tx.execute(sql`drop index ${sql.identifier(indexname)}`);
  return indexes;
}

/** Builds cards, words and indexes of the rows inserted since `suspendUpkeep`; then they are maintained as before. */
export async function resumeUpkeep(
  tx: Database,
  { indexes, firstUserId }: { indexes: readonly SuspendedIndex[]; firstUserId: number },
): Promise<void> {
  // Without it the planner takes the tables for small ones and reads them whole for each customer.
  for (const part of ['users (id)', 'addresses (user_id)', 'orders (user_id)'])
    await tx.execute(sql.raw(`analyze ${part}`));
  await tx.execute(sql`
    select refresh_customer_cards(array_agg(id order by id)) from users where id >= ${firstUserId}`);
  await tx.execute(sql`
    insert into order_words (order_id, country_id, placed_at, words, is_cancelled)
    select id, country_id, placed_at, staff_order_words(number, email, delivery_addresses, invoice_address),
      state in ('cancelled', 'withdrawn')
    from orders where user_id >= ${firstUserId} on conflict do nothing`);
  await tx.execute(sql`
    insert into case_words (order_id, country_id, words)
    select order_id, words.country_id, words.words
    from cancellation_cases join order_words as words using (order_id) join orders on orders.id = order_id
    where orders.user_id >= ${firstUserId} on conflict do nothing`);
  await tx.execute(sql`select set_config('maintenance_work_mem', '128MB', true)
    where pg_size_bytes(current_setting('maintenance_work_mem')) < pg_size_bytes('128MB')`);
  for (const { indexdef } of indexes) await tx.execute(sql.raw(indexdef));
  await switchTriggers(tx, 'enable');
}
