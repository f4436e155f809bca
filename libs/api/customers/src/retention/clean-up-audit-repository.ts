import { auditLog, auditOutcomes, type Database, TERMS } from '@heizplatz/api-platform';
import { and, inArray, isNull, lt, or, sql } from 'drizzle-orm';

/** The same word as the database's own rule, which refuses every earlier delete: the end of the third year after a line's own. */
const RETAINED_SINCE = sql`date_trunc('year', now()) - make_interval(years => ${TERMS.audit.count})`;

/** Deletes records of staff actions once claims based on them have become time-barred. */
export async function cleanUpAudit(tx: Database): Promise<void> {
  const outlived = await tx
    .select({ id: auditLog.id })
    .from(auditLog)
    .leftJoin(auditOutcomes, sql`${auditOutcomes.auditId} = ${auditLog.id}`)
    .where(and(lt(auditLog.at, RETAINED_SINCE), or(isNull(auditOutcomes.at), lt(auditOutcomes.at, RETAINED_SINCE))));
  const ids = outlived.map(({ id }) => id);
  if (ids.length === 0) return;
  await tx.delete(auditOutcomes).where(inArray(auditOutcomes.auditId, ids));
  await tx.delete(auditLog).where(inArray(auditLog.id, ids));
}
