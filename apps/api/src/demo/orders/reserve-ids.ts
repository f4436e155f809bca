import type { Database } from '@heizplatz/api-platform';
import type { CountryId } from '@heizplatz/contract';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';

export const ORDER_SEQUENCES: Readonly<Record<CountryId, string>> = {
  1: 'order_numbers_de',
  2: 'order_numbers_at',
  3: 'order_numbers_ch',
};

const First = v.object({ first: v.pipe(v.string(), v.transform(Number), v.integer()) });

/** Takes so many numbers of a sequence at once and gives the first; those that stay unused are gaps. */
export async function reserveIds(tx: Database, sequence: string, count: number): Promise<number> {
  const { rows } = await tx.execute(sql`select nextval(${sequence}::regclass)::text as first`);
  const { first } = v.parse(First, rows[0]);
  await tx.execute(sql`select setval(${sequence}::regclass, ${first + count - 1})`);
  return first;
}
