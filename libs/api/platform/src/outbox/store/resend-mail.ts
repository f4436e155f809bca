import type { Database } from '../../database/database';
import type { CallContext } from '../../http/calls/define-handler';
import { problem } from '../../http/problems/problem';
import { isUnsealed, openText } from './mail-seal';
import { insertSealed, type StoredMail } from './outbox-repository';
import { sendMails } from '../deliver/send-mails';

type Dependencies = Pick<CallContext, 'services' | 'clock'>;

/** The mail with its text. CONFLICT once its links are deleted or closed: without them it is useless. */
export async function openSendable(tx: Database, mail: StoredMail, dependencies: Dependencies): Promise<StoredMail> {
  if (isUnsealed(mail))
    throw problem('CONFLICT', {
      detail: 'Die Links dieser E-Mail sind nach ihrem Versand gelöscht. Sie kann nicht noch einmal gesendet werden.',
    });
  const { services, clock } = dependencies;
  const { secrets } = services.config;
  const opened = openText(mail, secrets);
  if (await services.hasClosedLinks(tx, opened.text, { keys: secrets.link, now: clock() }))
    throw problem('CONFLICT', {
      detail:
        'Die Links dieser E-Mail sind geschlossen oder abgelaufen und öffnen nichts mehr. Sie kann nicht noch einmal gesendet werden. Ein neuer Link geht hinaus, wenn Sie bei der Bestellung „Links schließen“ wählen.',
    });
  return opened;
}

/**
 * The same mail to the same mailbox once more, as a mail of its own; the first one stays as it is. Gives the new one's id.
 * CONFLICT as with openSendable.
 */
export async function resendMail(tx: Database, mail: StoredMail, dependencies: Dependencies): Promise<string> {
  const { services, clock } = dependencies;
  const { secrets } = services.config;
  const { countryId, kind, orderId, recipient, replyTo, subject, text, html, unsubscribeUrl, attachments } =
    await openSendable(tx, mail, dependencies);
  const content = { countryId, kind, orderId, recipient, replyTo, subject, text, html, unsubscribeUrl, attachments };
  const mailId = await insertSealed(tx, content, { createdAt: clock(), secrets });
  await services.jobs.send(tx, sendMails.name, { mailId });
  return mailId;
}
