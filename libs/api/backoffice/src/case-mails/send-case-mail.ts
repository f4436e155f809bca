import {
  acquireAdvisoryLock,
  type CallContext,
  type Database,
  defineHandler,
  problem,
  queueMail,
} from '@heizplatz/api-platform';
import { markAnswered } from '@heizplatz/api-ordering';
import { CALLS, CASE_MAIL_HOLD_SECONDS } from '@heizplatz/contract';
import { formatUserName } from '@heizplatz/identity';
import { findDuplicate, insertCaseMail, type CaseId } from './case-mail-repository';
import { composeCaseMail } from './compose-case-mail';
import { requireCase } from './require-case';

/** The same again within it is a double click or a retry, not a second mail. */
const DEDUPLICATION_SECONDS = 600;
const NO_MAILBOX = 'Zu diesem Fall ist keine E-Mail-Adresse bekannt.';

interface Written {
  readonly subject: string;
  readonly text: string;
}

async function write(tx: Database, id: CaseId, { subject, text }: Written, context: CallContext): Promise<string> {
  const { clock, services, audit } = context;
  const { user, found } = await requireCase(tx, context.user, id);
  const now = clock();
  await acquireAdvisoryLock(tx, `case-mail ${id.kind} ${id.objectId}`);
  const since = new Date(now.getTime() - DEDUPLICATION_SECONDS * 1000);
  const duplicate = await findDuplicate(tx, id, { authorId: user.id, subject, text, since });
  if (duplicate) return duplicate.mailId;
  const { email: to } = found;
  if (to === null) throw problem('CONFLICT', { detail: NO_MAILBOX });
  const authorName = formatUserName(user);
  const notBefore = new Date(now.getTime() + CASE_MAIL_HOLD_SECONDS * 1000);
  const mail = composeCaseMail(found, { to, subject, text }, services.config);
  const mailId = await queueMail(tx, mail, context, { notBefore });
  await insertCaseMail(tx, { ...id, mailId, subject, text, authorId: user.id, authorName, at: now });
  if (id.kind === 'inquiry') await markAnswered(tx, id.objectId, { at: now, byName: authorName });
  audit.note({ before: null, after: { ...id, to, subject, text } });
  return mailId;
}

/** Queues the mail, stores it at the case and ends a request, in one transaction. */
export const sendCaseMail = defineHandler(CALLS.sendCaseMail, async ({ body }, context) => {
  const { Kind: kind, ObjectId: objectId, Subject: subject, Text: text } = body;
  const MailId = await context.db.transaction((tx) => write(tx, { kind, objectId }, { subject, text }, context));
  return { MailId };
});
