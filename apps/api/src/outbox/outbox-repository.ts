import { desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import type { Mail, MailState } from './mail';
import { outbox } from './schema';

export type StoredMail = typeof outbox.$inferSelect;

/** Returns the new mail's id. */
export async function insertMail(db: Database, mail: Mail, createdAt: Date): Promise<string> {
  const [row] = await db
    .insert(outbox)
    .values({
      countryId: mail.countryId,
      kind: mail.kind,
      orderId: mail.orderId ?? null,
      recipient: mail.to,
      replyTo: mail.replyTo ?? null,
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      unsubscribeUrl: mail.unsubscribeUrl ?? null,
      attachments: [...(mail.attachments ?? [])],
      createdAt,
    })
    .returning({ id: outbox.id });
  if (!row) throw new Error('the mail was not stored');
  return row.id;
}

export async function findMail(db: Database, id: string): Promise<StoredMail | undefined> {
  const [row] = await db.select().from(outbox).where(eq(outbox.id, id));
  return row;
}

export async function recordAttempt(
  db: Database,
  id: string,
  { state, at, error }: { state: MailState; at: Date; error: string | null },
): Promise<void> {
  await db
    .update(outbox)
    .set({
      state,
      attempts: sql`${outbox.attempts} + 1`,
      lastError: error?.slice(0, 1000) ?? null,
      doneAt: state === 'queued' ? null : at,
    })
    .where(eq(outbox.id, id));
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
