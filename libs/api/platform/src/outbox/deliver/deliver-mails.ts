import { setTimeout as pause } from 'node:timers/promises';
import { after } from '../../time/after';
import type { Config } from '../../config/config';
import type { Database } from '../../database/database';
import { isServerGone, nextAttempt } from './mail-failure';
import { getBatchSize } from './mail-pace';
import { MAIL_CONNECTIONS, type MailTransport } from './mail-transport';
import { openMails, type OutgoingMail } from './outgoing-mail';
import { claimMails, recordDone, recordFailure, renewClaims, type StoredMail } from '../store/outbox-repository';

/** Half of what a job may take; the next one goes on. */
const RUN_SECONDS = 300;
/** Without a renewal, since the node that sends them is gone, another takes them up. */
const CLAIM_SECONDS = 60;
const RENEWAL_MS = 20_000;
const RECORDING_MS = 250;

interface Context {
  readonly db: Database;
  readonly clock: () => Date;
  readonly services: {
    readonly config: Pick<Config, 'secrets' | 'mailsPerMinute'>;
    readonly mailTransport: MailTransport | null;
  };
}

/** Null where it went out. A mail that cannot be read fails like one that is refused: the others go out. */
async function getError(transport: MailTransport, read: () => OutgoingMail): Promise<unknown> {
  try {
    await transport(read());
    return null;
  } catch (error) {
    return error ?? new Error('the mail was not sent');
  }
}

const getReason = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * Records the outcome of a mail while its claim is valid, since a mail that was sent but not recorded is sent twice.
 * Throws the database's last error.
 */
async function recordSurely(record: () => Promise<void>): Promise<void> {
  const end = performance.now() + CLAIM_SECONDS * 1000;
  for (;;)
    try {
      return await record();
    } catch (error) {
      if (performance.now() > end) throw error;
      await pause(RECORDING_MS);
    }
}

/**
 * Returns whether the mail server is available. Each outcome is recorded as soon as it is known, independent of the
 * others.
 */
async function sendBatch(transport: MailTransport, mails: readonly StoredMail[], context: Context): Promise<boolean> {
  const { db, clock, services } = context;
  const open = await openMails(db, mails, services.config.secrets);
  const waiting = mails.values();
  let isThere = true;
  async function sendOne(mail: StoredMail): Promise<void> {
    const error = await getError(transport, () => open(mail));
    const at = clock();
    await recordSurely(async () => {
      if (error === null) return recordDone(db, [mail.id], 'sent', at);
      await recordFailure(db, mail.id, { error: getReason(error), nextAttemptAt: nextAttempt(mail, error, at), at });
    });
    if (isServerGone(error)) isThere = false;
  }
  // None begins before the one before it was recorded: a database that goes away leaves a few to be sent twice, not a batch.
  await Promise.all(
    Array.from({ length: MAIL_CONNECTIONS }, async () => {
      for (const mail of waiting) await sendOne(mail);
    }),
  );
  return isThere;
}

/** Sends a batch that stays this node's as long as that takes: a slow mail server may need minutes. */
async function sendClaimed(transport: MailTransport, mails: readonly StoredMail[], context: Context): Promise<boolean> {
  const { db, clock } = context;
  const ids = mails.map(({ id }) => id);
  // If the renewal fails, the Message-ID still helps: the recipient of a duplicate mail can detect it.
  const renewing = setInterval(() => {
    renewClaims(db, ids, after(clock(), CLAIM_SECONDS)).catch(() => undefined);
  }, RENEWAL_MS);
  try {
    return await sendBatch(transport, mails, context);
  } finally {
    clearInterval(renewing);
  }
}

/**
 * Sends what waits, the urgent before the rest, in batches that nodes claim apart. Without a mail server mails stay to be
 * read; while a named one is gone, those that were not tried wait on. Gives whether more may wait.
 */
export async function deliverMails(context: Context): Promise<boolean> {
  const { db, clock, services } = context;
  const end = after(clock(), RUN_SECONDS);
  for (let now = clock(); now <= end; now = clock()) {
    const mails = await claimMails(db, {
      now,
      until: after(now, CLAIM_SECONDS),
      limit: getBatchSize(services.config.mailsPerMinute),
    });
    if (mails.length === 0) return false;
    if (!services.mailTransport) {
      const ids = mails.map(({ id }) => id);
      await recordDone(db, ids, 'kept', now);
    } else if (!(await sendClaimed(services.mailTransport, mails, context))) return false;
  }
  return true;
}
