import type { Database } from '../../database/database';
import type { CallContext } from '../calls/define-handler';
import { claimUses } from './use-limit';

/** What causes mails: the action, and the target that it must not flood (a mailbox, or an order's dealer). */
export interface LimitedMail {
  readonly command: string;
  readonly recipient: string;
  /** For an unknown sender; absent where the action itself identifies one (the holder of an order's link). */
  readonly ip?: string;
  /** German, sent with 429. */
  readonly detail?: string;
}

/**
 * Counts one action that sends mails to someone else, and throws TOO_MANY_REQUESTS with Retry-After beyond the
 * configured number in 15 minutes, per recipient and per IP address. Unlike logins every use counts, not only
 * failures: delivered mails are what floods a mailbox. Counted in the database, so that every node refuses alike; in
 * the caller's transaction, so that failed actions are not counted.
 */
export async function claimMailQuota(
  db: Database,
  { command, recipient, ip, detail }: LimitedMail,
  { services, clock }: Pick<CallContext, 'services' | 'clock'>,
): Promise<void> {
  const { perRecipient, perAddress } = services.config.mailLimits;
  const now = clock();
  const bounds = [
    { key: `mail ${command} to ${recipient.trim().toLowerCase()}`.slice(0, 400), limit: perRecipient },
    ...(ip === undefined ? [] : [{ key: `mail ip ${ip}`, limit: perAddress }]),
  ];
  await claimUses(db, bounds, { now, ...(detail !== undefined && { detail }) });
}
