import type { Database } from '../database/database';
import { problem } from '../http/problem';
import type { Services } from '../http/services';
import { isUnsealed, openWords } from './mail-seal';
import { insertSealed, type StoredMail } from './outbox-repository';
import { sendMails } from './send-mails';

/** CONFLICT: without its links a mail is of no use to anybody. */
export const linksGone = () =>
  problem('CONFLICT', {
    detail: 'Die Links dieser E-Mail sind nach ihrem Versand gelöscht. Sie kann nicht noch einmal gesendet werden.',
  });

/**
 * The same mail to the same mailbox once more, as a mail of its own; the first one stays as it is. Gives the new one's id.
 * CONFLICT once its links are gone.
 */
export async function resendMail(
  tx: Database,
  mail: StoredMail,
  { services, clock }: { services: Services; clock: () => Date },
): Promise<string> {
  if (isUnsealed(mail)) throw linksGone();
  const { secrets } = services.config;
  const { countryId, kind, orderId, recipient, replyTo, subject, text, html, unsubscribeUrl, attachments } = openWords(
    mail,
    secrets,
  );
  const content = { countryId, kind, orderId, recipient, replyTo, subject, text, html, unsubscribeUrl, attachments };
  const mailId = await insertSealed(tx, content, { createdAt: clock(), secrets });
  await services.jobs.send(tx, sendMails.name, { mailId });
  return mailId;
}
