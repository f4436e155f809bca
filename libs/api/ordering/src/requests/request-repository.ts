import type { Database } from '@heizplatz/api-platform';
import { and, eq, gt, isNull, lt, or } from 'drizzle-orm';
import { requests } from './schema';

export type StoredRequest = typeof requests.$inferSelect;
export type NewRequest = typeof requests.$inferInsert;

export async function insertRequest(db: Database, request: NewRequest): Promise<void> {
  await db.insert(requests).values(request);
}

/** Whether the same was sent since then: a double click, or the form sent again after a lost answer. */
export async function hasDuplicate(db: Database, request: NewRequest, since: Date): Promise<boolean> {
  const alike = (['kind', 'countryId', 'productGroupId', 'zipCode', 'amount', 'name', 'email'] as const).map((name) =>
    eq(requests[name], request[name]),
  );
  const messages = [eq(requests.phone, request.phone), eq(requests.message, request.message)];
  const open = [isNull(requests.confirmedAt), gt(requests.sentAt, since)];
  return (await db.$count(requests, and(...alike, ...messages, ...open))) > 0;
}

export async function findRequest(db: Database, tokenHash: string): Promise<StoredRequest | undefined> {
  const [row] = await db.select().from(requests).where(eq(requests.tokenHash, tokenHash));
  return row;
}

/** Locked until the transaction ends: of two clicks one confirms. */
export async function lockRequest(tx: Database, tokenHash: string): Promise<StoredRequest | undefined> {
  const [row] = await tx.select().from(requests).where(eq(requests.tokenHash, tokenHash)).for('update');
  return row;
}

export async function markConfirmed(tx: Database, id: string, confirmedAt: Date): Promise<void> {
  await tx.update(requests).set({ confirmedAt }).where(eq(requests.id, id));
}

interface Outlived {
  /** Unconfirmed: even its 'expired' need not be told any more. */
  readonly sentBefore: Date;
  /** Confirmed: whoever was to answer has. */
  readonly confirmedBefore: Date;
}

export async function deleteOutlived(db: Database, { sentBefore, confirmedBefore }: Outlived): Promise<void> {
  const isUnconfirmed = and(isNull(requests.confirmedAt), lt(requests.sentAt, sentBefore));
  await db.delete(requests).where(or(isUnconfirmed, lt(requests.confirmedAt, confirmedBefore)));
}
