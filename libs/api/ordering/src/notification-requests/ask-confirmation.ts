import {
  accountByEmail,
  getAddressee,
  countRunning,
  findDuplicate,
  insertLink,
  insertNotification,
  type Person,
  type WantedNotification,
  wasJustMailed,
} from '@heizplatz/api-identity';
import { type CallContext, claimMailQuota, type Database, type Mail, queueMail } from '@heizplatz/api-platform';
import { MAX_NOTIFICATIONS } from './notification-limit';
import { confirmNotificationMail, knownNotificationMail, tooManyNotificationsMail } from './notification-mails';

/** The same again within it is a double click or a retry. */
const DEDUPLICATION_MS = 600_000;

export interface Query {
  /** The caller's own account, or a given mailbox. */
  readonly person: Person;
  readonly email: string;
  readonly target: WantedNotification;
}

/** A mailbox of an account has what the account has. */
async function findOwner(tx: Database, { person, email }: Query): Promise<Person> {
  if ('userId' in person) return person;
  const account = await accountByEmail(tx, email);
  return account ? { userId: account.id } : person;
}

/**
 * The mail for an existing or pending notification; with a new link each time, even if it sends no notifications.
 */
async function mailFor(tx: Database, query: Query, context: CallContext): Promise<Mail | null> {
  const { email, target, person } = query;
  const now = context.clock();
  const to = getAddressee(email, context);
  const book = target.kind === 'price' ? context.services.priceBook.current() : null;
  const owner = await findOwner(tx, query);
  const running = await findDuplicate(tx, owner, target);
  const known = running?.confirmedAt ? running : await findDuplicate(tx, person, target);
  if (known && (await wasJustMailed(tx, known.id, new Date(now.getTime() - DEDUPLICATION_MS)))) return null;
  if (!known && (await countRunning(tx, owner)) >= MAX_NOTIFICATIONS)
    return tooManyNotificationsMail(to, MAX_NOTIFICATIONS);
  const userId = 'userId' in person ? person.userId : null;
  const row =
    known ?? (await insertNotification(tx, { ...target, userId, email: userId ? null : email, createdAt: now }));
  const link = { purpose: 'notification', countryId: target.countryId, email, ...(userId && { userId }) } as const;
  const token = await insertLink(tx, { ...link, content: { NotificationId: row.id } }, now);
  return row.confirmedAt
    ? knownNotificationMail(to, { id: row.id, target, book })
    : confirmNotificationMail(to, { target, token, book });
}

/**
 * Stores a pending notification, and mails the link that confirms it. Limited per mailbox and sender; a double click
 * is not counted.
 */
export async function askConfirmation(tx: Database, query: Query, context: CallContext): Promise<void> {
  const mail = await mailFor(tx, query, context);
  if (!mail) return;
  await claimMailQuota(tx, { command: 'notification', recipient: query.email, ip: context.ip }, context);
  await queueMail(tx, mail, context);
}
