import { and, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { auditLog, auditOutcomes } from '../audit/schema';
import type { Database } from '../database/database';
import { users } from '../identity/schema';

/** The same word as the database's own rule, which refuses every earlier delete: the end of the third year after a line's own. */
const KEPT_SINCE = sql`date_trunc('year', now()) - interval '3 years'`;
const aboutId = sql`coalesce(${auditOutcomes.forUserId}, ${auditLog.forUserId})`;

/** Removes what staff did for accounts that are gone by now, once nobody can claim anything of it any more. */
export async function purgeAudit(tx: Database): Promise<void> {
  const outlived = await tx
    .select({ id: auditLog.id })
    .from(auditLog)
    .leftJoin(auditOutcomes, sql`${auditOutcomes.auditId} = ${auditLog.id}`)
    .where(
      and(
        lt(auditLog.at, KEPT_SINCE),
        or(isNull(auditOutcomes.at), lt(auditOutcomes.at, KEPT_SINCE)),
        sql`${aboutId} is not null and not exists (select 1 from ${users} where ${users.id} = ${aboutId})`,
      ),
    );
  const ids = outlived.map(({ id }) => id);
  if (ids.length === 0) return;
  await tx.delete(auditOutcomes).where(inArray(auditOutcomes.auditId, ids));
  await tx.delete(auditLog).where(inArray(auditLog.id, ids));
}
