import type { Database } from '../database/database';
import { auditLog, auditOutcomes } from './schema';

export type NewAuditLine = typeof auditLog.$inferInsert;
export type NewAuditOutcome = typeof auditOutcomes.$inferInsert;

/** Gives the line's id. */
export async function insertAuditLine(db: Database, line: NewAuditLine): Promise<number> {
  const [row] = await db.insert(auditLog).values(line).returning({ id: auditLog.id });
  if (!row) throw new Error('no audit line was inserted');
  return row.id;
}

export async function insertAuditOutcome(db: Database, outcome: NewAuditOutcome): Promise<void> {
  await db.insert(auditOutcomes).values(outcome);
}
