import type { Database } from '../database/database';
import type { Services } from '../http/services';
import type { StoredMail } from './outbox-repository';
import { outbox } from './schema';
import { sendMail } from './send-mail';

/** The same mail to the same mailbox once more, as a mail of its own; the first one stays as it is. Gives the new one's id. */
export async function resendMail(
  tx: Database,
  mail: StoredMail,
  { services, clock }: { services: Services; clock: () => Date },
): Promise<string> {
  const { countryId, kind, orderId, recipient, replyTo, subject, text, html, unsubscribeUrl, attachments } = mail;
  const content = { countryId, kind, orderId, recipient, replyTo, subject, text, html, unsubscribeUrl, attachments };
  const [row] = await tx
    .insert(outbox)
    .values({ ...content, createdAt: clock() })
    .returning({ id: outbox.id });
  if (!row) throw new Error('the mail was not stored');
  await services.jobs.send(tx, sendMail.name, { mailId: row.id });
  return row.id;
}
