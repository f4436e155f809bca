import type { Database } from '@heizplatz/api-platform';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';

const First = v.object({ first: v.pipe(v.string(), v.transform(Number), v.integer()) });

/** Takes so many numbers of a sequence at once and gives the first; those that stay unused are gaps. */
export async function reserveIds(tx: Database, sequence: string, count: number): Promise<number> {
  const { rows } = await tx.execute(sql`select nextval(${sequence}::regclass)::text as first`);
  const { first } = v.parse(First, rows[0]);
  await tx.execute(sql`select setval(${sequence}::regclass, ${first + count - 1})`);
  return first;
}
