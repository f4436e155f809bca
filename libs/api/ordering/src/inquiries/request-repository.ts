import type { Database } from '@heizplatz/api-platform';
import { and, eq, gt, isNotNull, isNull, lt, or } from 'drizzle-orm';
import { inquiries } from './schema';

export type StoredInquiry = typeof inquiries.$inferSelect;
export type NewInquiry = typeof inquiries.$inferInsert;

export async function insertInquiry(db: Database, request: NewInquiry): Promise<void> {
  await db.insert(inquiries).values(request);
}

/** Whether the same was sent since then: a double click, or a form resubmitted after a lost response. */
export async function hasDuplicate(db: Database, request: NewInquiry, since: Date): Promise<boolean> {
  const alike = (['kind', 'countryId', 'productGroupId', 'zipCode', 'amount', 'name', 'email'] as const).map((name) =>
    eq(inquiries[name], request[name]),
  );
  const filters = [eq(inquiries.phone, request.phone), eq(inquiries.message, request.message)];
  const open = [isNull(inquiries.confirmedAt), gt(inquiries.sentAt, since)];
  return (await db.$count(inquiries, and(...alike, ...filters, ...open))) > 0;
}

export async function findInquiry(db: Database, tokenHash: string): Promise<StoredInquiry | undefined> {
  const [row] = await db.select().from(inquiries).where(eq(inquiries.tokenHash, tokenHash));
  return row;
}

export async function findConfirmedInquiry(db: Database, id: string): Promise<StoredInquiry | undefined> {
  const [row] = await db
    .select()
    .from(inquiries)
    .where(and(eq(inquiries.id, id), isNotNull(inquiries.confirmedAt)));
  return row;
}

/** Locked until the transaction ends: of two clicks one confirms. */
export async function lockInquiry(tx: Database, tokenHash: string): Promise<StoredInquiry | undefined> {
  const [row] = await tx.select().from(inquiries).where(eq(inquiries.tokenHash, tokenHash)).for('update');
  return row;
}

export async function markConfirmed(tx: Database, id: string, confirmedAt: Date): Promise<void> {
  await tx.update(inquiries).set({ confirmedAt }).where(eq(inquiries.id, id));
}

/** The first answer counts. */
export async function markAnswered(tx: Database, id: string, answer: { at: Date; byName: string }): Promise<void> {
  await tx
    .update(inquiries)
    .set({ answeredAt: answer.at, answeredByName: answer.byName })
    .where(and(eq(inquiries.id, id), isNull(inquiries.answeredAt)));
}

/** Open again, if it was this answer that ended it. */
export async function unmarkAnswered(tx: Database, id: string, answeredAt: Date): Promise<void> {
  await tx
    .update(inquiries)
    .set({ answeredAt: null, answeredByName: null })
    .where(and(eq(inquiries.id, id), eq(inquiries.answeredAt, answeredAt)));
}

interface Outlived {
  /** Unconfirmed: even the 'expired' message is no longer required. */
  readonly sentBefore: Date;
  /** Confirmed: the recipients have responded by then. */
  readonly confirmedBefore: Date;
}

export async function deleteOutlived(db: Database, { sentBefore, confirmedBefore }: Outlived): Promise<void> {
  const isUnconfirmed = and(isNull(inquiries.confirmedAt), lt(inquiries.sentAt, sentBefore));
  await db.delete(inquiries).where(or(isUnconfirmed, lt(inquiries.confirmedAt, confirmedBefore)));
}
