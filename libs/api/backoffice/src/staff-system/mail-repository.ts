import { type StaffListRows, matchesText } from '@heizplatz/api-identity';
import { type Database, outbox, type StoredMail } from '@heizplatz/api-platform';
import type { CALLS, CallRequest } from '@heizplatz/contract';
import { and, eq, gt, inArray, sql } from 'drizzle-orm';

/** A mail without its text. */
export type MailFacts = Pick<
  typeof outbox.$inferSelect,
  | 'id'
  | 'countryId'
  | 'kind'
  | 'orderId'
  | 'recipient'
  | 'subject'
  | 'state'
  | 'attempts'
  | 'lastError'
  | 'createdAt'
  | 'doneAt'
  | 'bouncedAt'
  | 'bounceReason'
>;

export const MAIL_ROWS: StaffListRows<CallRequest<typeof CALLS.staffMails>['query']> = {
  id: outbox.id,
  from: sql`${outbox}`,
  isSearchedByIndex: true,
  where: ({ state, country, search }) => [
    state === '' ? undefined : eq(outbox.state, state),
    country === '' ? undefined : eq(outbox.countryId, Number(country)),
    matchesText(sql`staff_words(${outbox.recipient}, ${outbox.subject})`, search),
  ],
  sorts: { CreatedAt: outbox.createdAt },
  defaultSort: '-CreatedAt',
};

export function readMails(db: Database, ids: readonly string[]): Promise<MailFacts[]> {
  const { id, countryId, kind, orderId, recipient, subject, state, attempts, lastError, createdAt, doneAt } = outbox;
  const { bouncedAt, bounceReason } = outbox;
  return db
    .select({
      ...{ id, countryId, kind, orderId, recipient, subject, state, attempts, lastError, createdAt, doneAt },
      ...{ bouncedAt, bounceReason },
    })
    .from(outbox)
    .where(inArray(outbox.id, [...ids]));
}

export async function lockMail(tx: Database, id: string): Promise<StoredMail | undefined> {
  const [mail] = await tx.select().from(outbox).where(eq(outbox.id, id)).for('update');
  return mail;
}

/** The same mail written since then; undefined: none. */
export async function findDuplicateMail(
  tx: Database,
  { recipient, subject, kind }: StoredMail,
  since: Date,
): Promise<StoredMail | undefined> {
  const isSame = [eq(outbox.recipient, recipient), eq(outbox.subject, subject), eq(outbox.kind, kind)];
  const [duplicate] = await tx
    .select()
    .from(outbox)
    .where(and(...isSame, gt(outbox.createdAt, since)))
    .limit(1);
  return duplicate;
}

/** To be sent again at once. */
export async function requeueMail(tx: Database, id: string): Promise<StoredMail | undefined> {
  const [again] = await tx
    .update(outbox)
    .set({ state: 'queued', doneAt: null, nextAttemptAt: null })
    .where(eq(outbox.id, id))
    .returning();
  return again;
}
