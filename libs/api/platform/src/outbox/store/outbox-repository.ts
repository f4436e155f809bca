import { randomUUID } from 'node:crypto';
import { and, desc, eq, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { settleAll } from '../../database/settle-all';
import type { Secrets } from '../../config/secrets';
import type { Mail, MailState } from '../compose/mail';
import { storeFiles } from './mail-file-repository';
import { sealText, stripLinks, type EncryptedText } from './mail-seal';
import { getUrgency } from '../deliver/mail-urgency';
import { outbox } from './schema';
import { SINGLE_USE } from './single-use-mails';

export type StoredMail = typeof outbox.$inferSelect;
type NewMail = typeof outbox.$inferInsert;

interface Retention {
  readonly createdAt: Date;
  readonly secrets: Secrets;
  /** Waits until then; absent: it is sent at once. */
  readonly notBefore?: Date | undefined;
}

type UnsealedMail = Omit<NewMail, 'id' | 'text' | 'html' | 'wordsEncrypted' | 'createdAt' | 'urgency'> & EncryptedText;

/** A row of the outbox, whose text is encrypted for its id. */
function toRow(mail: UnsealedMail, { createdAt, secrets, notBefore }: Retention) {
  const { text, html, unsubscribeUrl, ...rest } = mail;
  const id = randomUUID();
  const wordsEncrypted = sealText(id, { text, html, unsubscribeUrl }, secrets);
  const readable = { text: stripLinks(text), html: '' };
  const times = { createdAt, ...(notBefore && { nextAttemptAt: notBefore }) };
  return { ...rest, ...readable, ...times, id, wordsEncrypted, urgency: getUrgency(mail.kind) };
}

/** Stores a mail whose attachments are stored already; returns its id. */
export async function insertSealed(db: Database, mail: UnsealedMail, retention: Retention): Promise<string> {
  const row = toRow(mail, retention);
  await db.insert(outbox).values(row);
  return row.id;
}

/**
 * Stores mails by one statement; returns their ids in the same order. At least one mail. `send` is told the first one's id, and
 * is run with that statement.
 */
export async function insertMails(
  db: Database,
  mails: readonly Mail[],
  retention: Retention,
  send: (mailId: string | undefined) => Promise<void> = async () => undefined,
): Promise<string[]> {
  const files = await storeFiles(
    db,
    mails.flatMap(({ attachments = [] }) => attachments),
    retention.createdAt,
  );
  const rows = mails.map((mail) => {
    const { countryId, kind, to, subject, text, html } = mail;
    const attachments = files.splice(0, mail.attachments?.length ?? 0);
    const optional = { orderId: mail.orderId ?? null, replyTo: mail.replyTo ?? null };
    const textValue = { text, html, unsubscribeUrl: mail.unsubscribeUrl ?? null };
    return toRow({ countryId, kind, recipient: to, subject, ...optional, ...textValue, attachments }, retention);
  });
  await settleAll([db.insert(outbox).values(rows).execute(), send(rows[0]?.id)]);
  return rows.map(({ id }) => id);
}

/** Returns the new mail's id. */
export async function insertMail(db: Database, mail: Mail, retention: Retention): Promise<string> {
  const [id] = await insertMails(db, [mail], retention);
  if (id === undefined) throw new Error('no mail was inserted');
  return id;
}

export async function findMail(db: Database, id: string): Promise<StoredMail | undefined> {
  const [row] = await db.select().from(outbox).where(eq(outbox.id, id));
  return row;
}

/** Takes waiting mails for this node until `until`, the urgent ones first; others take the rest meanwhile. */
export async function claimMails(
  db: Database,
  { now, until, limit }: { now: Date; until: Date; limit: number },
): Promise<StoredMail[]> {
  const isDue = or(isNull(outbox.nextAttemptAt), lte(outbox.nextAttemptAt, now));
  const isFree = or(isNull(outbox.claimedUntil), lte(outbox.claimedUntil, now));
  const next = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(sql`${outbox.state} = 'queued'`, isDue, isFree))
    .orderBy(outbox.urgency, outbox.createdAt)
    .limit(limit)
    .for('update', { skipLocked: true });
  const claimed = await db.update(outbox).set({ claimedUntil: until }).where(inArray(outbox.id, next)).returning();
  return claimed.toSorted((a, b) => a.urgency - b.urgency || a.createdAt.getTime() - b.createdAt.getTime());
}

/** Of those that this node still has to send. */
export async function renewClaims(db: Database, ids: readonly string[], until: Date): Promise<void> {
  const { id, state, claimedUntil } = outbox;
  const isClaimed = and(inArray(id, [...ids]), eq(state, 'queued'), isNotNull(claimedUntil));
  await db.update(outbox).set({ claimedUntil: until }).where(isClaimed);
}

const oneMore = sql`${outbox.attempts} + 1`;
/** Links that count once are of no use when the mail went out, or never will. */
const withoutSingleUse = {
  wordsEncrypted: sql`case when ${inArray(outbox.kind, [...SINGLE_USE])} then null else ${outbox.wordsEncrypted} end`,
};

/** Mails that went out, or stay here for want of a mail server. Links that count once are gone with the sending. */
export async function recordDone(
  db: Database,
  ids: readonly string[],
  state: 'sent' | 'kept',
  at: Date,
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .update(outbox)
    .set({
      ...{ state, attempts: oneMore, lastError: null, nextAttemptAt: null, claimedUntil: null, doneAt: at },
      ...(state === 'sent' && withoutSingleUse),
    })
    .where(inArray(outbox.id, [...ids]));
}

interface Failure {
  readonly error: string;
  /** Null: it is not tried again. */
  readonly nextAttemptAt: Date | null;
  readonly at: Date;
}

export async function recordFailure(db: Database, id: string, { error, nextAttemptAt, at }: Failure): Promise<void> {
  const state: MailState = nextAttemptAt ? 'queued' : 'failed';
  await db
    .update(outbox)
    .set({
      ...{ state, attempts: oneMore, lastError: error.slice(0, 1000), nextAttemptAt, claimedUntil: null },
      doneAt: nextAttemptAt ? null : at,
      ...(nextAttemptAt === null && withoutSingleUse),
    })
    .where(eq(outbox.id, id));
}

/** Deletes a mail that waits and that no node has begun to send; false: it has left, or is leaving. */
export async function deleteWaitingMail(db: Database, id: string): Promise<boolean> {
  const isWaiting = and(
    eq(outbox.id, id),
    eq(outbox.state, 'queued'),
    eq(outbox.attempts, 0),
    isNull(outbox.claimedUntil),
  );
  return (await db.delete(outbox).where(isWaiting).returning({ id: outbox.id })).length > 0;
}

/** The newest first, without their bodies. */
export async function listMails(db: Database, limit: number) {
  const { id, kind, recipient, subject, state, attempts, createdAt } = outbox;
  return db
    .select({ id, kind, recipient, subject, state, attempts, createdAt })
    .from(outbox)
    .orderBy(desc(outbox.createdAt))
    .limit(limit);
}

/** What came back of a mail that had gone out; the first word counts. */
export async function recordBounce(db: Database, bounce: { mailId: string; reason: string }, at: Date): Promise<void> {
  const { id, bouncedAt } = outbox;
  await db
    .update(outbox)
    .set({ bouncedAt: at, bounceReason: bounce.reason })
    .where(and(eq(id, bounce.mailId), isNull(bouncedAt)));
}
