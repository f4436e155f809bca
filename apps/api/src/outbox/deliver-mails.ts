import { after } from '../identity/lifetimes';
import type { Config } from '../config';
import type { Database } from '../database/database';
import { isServerGone, nextAttempt } from './mail-failure';
import type { MailTransport } from './mail-transport';
import { openMails, type OutgoingMail } from './outgoing-mail';
import { claimMails, recordDone, recordFailure, type StoredMail } from './outbox-repository';

/** Small enough that an urgent mail waits for a few others alone. */
const BATCH = 50;
/** Half of what a job may take; the next one goes on. */
const RUN_SECONDS = 300;
/** Longer than a batch takes; then another node takes its mails up. */
const CLAIM_SECONDS = 600;

interface Context {
  readonly db: Database;
  readonly clock: () => Date;
  readonly services: { readonly config: Pick<Config, 'secrets'>; readonly mailTransport: MailTransport | null };
}

/** Gives the error, or null. A mail that cannot be read fails like one that is refused: the others go out. */
async function tryMail(transport: MailTransport, read: () => OutgoingMail): Promise<unknown> {
  try {
    await transport(read());
    return null;
  } catch (error) {
    return error ?? new Error('the mail was not sent');
  }
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Gives whether the mail server is there. */
async function sendBatch(transport: MailTransport, mails: readonly StoredMail[], context: Context): Promise<boolean> {
  const { db, clock, services } = context;
  const open = await openMails(db, mails, services.config.secrets);
  const errors = await Promise.all(mails.map((mail) => tryMail(transport, () => open(mail))));
  const at = clock();
  const sent = mails.filter((_, index) => errors[index] === null).map(({ id }) => id);
  await recordDone(db, sent, 'sent', at);
  for (const [index, mail] of mails.entries()) {
    const error = errors[index];
    if (error === null) continue;
    await recordFailure(db, mail.id, { error: reasonOf(error), nextAttemptAt: nextAttempt(mail, error, at), at });
  }
  return !errors.some(isServerGone);
}

/**
 * Sends what waits, the urgent before the rest, in batches that nodes claim apart. Without a mail server mails stay to be
 * read; while a named one is gone, those that were not tried wait on. Gives whether more may wait.
 */
export async function deliverMails(context: Context): Promise<boolean> {
  const { db, clock, services } = context;
  const end = after(clock(), RUN_SECONDS);
  for (let now = clock(); now <= end; now = clock()) {
    const mails = await claimMails(db, { now, until: after(now, CLAIM_SECONDS), limit: BATCH });
    if (mails.length === 0) return false;
    if (!services.mailTransport) {
      const ids = mails.map(({ id }) => id);
      await recordDone(db, ids, 'kept', now);
    } else if (!(await sendBatch(services.mailTransport, mails, context))) return false;
  }
  return true;
}
