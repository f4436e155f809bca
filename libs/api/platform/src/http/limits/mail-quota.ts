import { createHash } from 'node:crypto';
import type { Config } from '../../config/config';
import type { Database } from '../../database/database';
import type { CallContext } from '../calls/define-handler';
import { getNetwork } from './limited-action';
import { claimUses, type UseBound } from './use-limit';

/** What causes mails: the action, and the target that it must not flood (a mailbox, or an order's dealer). */
export interface LimitedMail {
  readonly command: string;
  readonly recipient: string;
  /** For an unknown sender; absent where the action itself identifies one (the holder of an order's link). */
  readonly ip?: string;
  /** It is sent however many others a stranger has caused to this mailbox; its own kind is limited all the same. */
  readonly isOwedByLaw?: boolean;
  /** German, sent with 429. */
  readonly detail?: string;
}

/**
 * What strangers may cause to one mailbox in 15 minutes, of all kinds together. Hashed: the counter outlives an account that
 * is deleted meanwhile.
 */
export const mailboxBound = (mailbox: string, { perMailbox }: Config['mailLimits']): UseBound => ({
  key: `mails to ${createHash('sha256').update(mailbox.trim().toLowerCase()).digest('base64url')}`,
  limit: perMailbox,
});

/**
 * Counts one action that sends mails to someone else, and throws TOO_MANY_REQUESTS with Retry-After beyond the
 * configured number in 15 minutes, per recipient and kind, per mailbox whatever the kind, and per network
 * (getNetwork). Unlike logins every use counts, not only
 * failures: delivered mails are what floods a mailbox. Counted in the database, so that every node refuses alike; in
 * the caller's transaction, so that failed actions are not counted.
 */
export async function claimMailQuota(
  db: Database,
  { command, recipient, ip, isOwedByLaw = false, detail }: LimitedMail,
  { services, clock }: Pick<CallContext, 'services' | 'clock'>,
): Promise<void> {
  const { mailLimits } = services.config;
  const { perRecipient, perAddress } = mailLimits;
  const now = clock();
  const ofAllKinds = mailboxBound(recipient, mailLimits);
  const bounds = [
    ...(ip !== undefined && recipient.includes('@')
      ? [isOwedByLaw ? { ...ofAllKinds, limit: Infinity } : ofAllKinds]
      : []),
    { key: `mail ${command} to ${recipient.trim().toLowerCase()}`.slice(0, 400), limit: perRecipient },
    ...(ip === undefined ? [] : [{ key: `mail ip ${getNetwork(ip)}`, limit: perAddress }]),
  ];
  await claimUses(db, bounds, { now, ...(detail !== undefined && { detail }) });
}
