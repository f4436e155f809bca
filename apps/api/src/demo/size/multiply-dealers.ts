import {
  branches,
  branchOptions,
  dealerPayments,
  dealers,
  deliveryAreas,
  priceLists,
  raisePriceBookVersion,
} from '@heizplatz/api-dealers';
import type { Database } from '@heizplatz/api-platform';
import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { fillInBulk } from '../fill-in-bulk';
import { reserveIds } from '../orders/reserve-ids';
import { copyRows } from './copy-rows';

const Size = v.object({
  dealers: v.number(),
  dealer_span: v.number(),
  branch_span: v.number(),
  dealer: v.number(),
  branch: v.number(),
});

/**
 * Copies the market's dealers until there are so many. Each copy delivers to other places than the copies before, so that a
 * place has twice as many offers as before and not that many times. For use in a transaction. Gives how many were made.
 */
export async function multiplyDealers(tx: Database, count: number): Promise<number> {
  const { rows } = await tx.execute(sql`select
    (select count(*) from ${dealers})::int as dealers,
    (select max(id) from ${dealers}) as dealer_span, (select max(id) from ${branches}) as branch_span,
    (select min(id) from ${dealers}) as dealer, (select min(id) from ${branches}) as branch`);
  const size = v.parse(Size, rows[0]);
  const copies = Math.ceil(count / size.dealers) - 1;
  if (copies < 1) return 0;
  // Rows that brought their own ids may lie before the sequences.
  for (const table of ['dealers', 'branches', 'price_lists'])
    await tx.execute(sql`select setval(${`${table}_id_seq`}::regclass,
      greatest((select max(id) from ${sql.identifier(table)}), nextval(${`${table}_id_seq`}::regclass)))`);
  const toId = async (sequence: string, least: number, span: number) => {
    const first = await reserveIds(tx, sequence, span * copies);
    return (id: SQL): SQL => sql`(${id} + ${first - least}::int + (copy.k - 1) * ${span}::int)`;
  };
  const toDealer = await toId('dealers_id_seq', size.dealer, size.dealer_span);
  const toBranch = await toId('branches_id_seq', size.branch, size.branch_span);
  const copy = sql`cross join generate_series(1, ${copies}::int) as copy (k)`;
  // Only as many of the last copy as are missing.
  const isMissing = (dealerId: SQL) =>
    sql`(copy.k < ${copies}::int or ${dealerId} in (select id from ${dealers} order by id limit ${count - size.dealers * copies}))`;
  const ofBranch = (branchId: SQL) => sql`join ${branches} as owner on owner.id = ${branchId} ${copy}`;
  const isIncluded = isMissing(sql`owner.dealer_id`);
  await copyRows(tx, dealers, sql`${dealers} as base ${copy} where ${isMissing(sql`base.id`)}`, {
    changed: {
      id: toDealer(sql`base.id`),
      slug: sql`base.slug || '-' || copy.k`,
      name: sql`base.name || ' ' || copy.k`,
      company: sql`base.company || ' ' || copy.k`,
      email: sql`'d' || copy.k || '.' || base.email`,
    },
  });
  await copyRows(tx, branches, sql`${branches} as base ${copy} where ${isMissing(sql`base.dealer_id`)}`, {
    changed: { id: toBranch(sql`base.id`), dealer_id: toDealer(sql`base.dealer_id`) },
  });
  const branch = { branch_id: toBranch(sql`base.branch_id`) };
  await fillInBulk(tx, 'delivery_areas', async () => {
    const isOfCopy = sql`abs(hashtext(base.zip_code || base.branch_id)) % ${copies}::int = copy.k - 1`;
    const from = sql`${deliveryAreas} as base ${ofBranch(sql`base.branch_id`)} where ${isIncluded} and ${isOfCopy}`;
    await copyRows(tx, deliveryAreas, from, { changed: branch });
  });
  await fillInBulk(tx, 'price_lists', async () => {
    const from = sql`${priceLists} as base ${ofBranch(sql`base.branch_id`)} where ${isIncluded}`;
    await copyRows(tx, priceLists, from, { changed: branch, without: ['id'] });
  });
  const options = sql`${branchOptions} as base ${ofBranch(sql`base.branch_id`)} where ${isIncluded}`;
  await copyRows(tx, branchOptions, options, { changed: branch });
  await copyRows(tx, dealerPayments, sql`${dealerPayments} as base ${copy} where ${isMissing(sql`base.dealer_id`)}`, {
    changed: { dealer_id: toDealer(sql`base.dealer_id`) },
  });
  await raisePriceBookVersion(tx);
  return count - size.dealers;
}
