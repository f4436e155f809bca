import { getOperators } from '../../config/operator';
import type { Database } from '../../database/database';
import type { Services } from '../../http/calls/services';
import { addImprint } from '../compose/add-imprint';
import type { Mail } from '../compose/mail';
import { insertMail } from './outbox-repository';
import { sendMails } from '../deliver/send-mails';

/** Writes a mail and the job that sends it in the caller's transaction; both exist when that commits. Returns the mail's id. */
export async function queueMail(
  tx: Database,
  mail: Mail,
  { services, clock }: { services: Services; clock: () => Date },
): Promise<string> {
  const { mode, secrets } = services.config;
  const signed = addImprint(mail, getOperators(mode)[mail.countryId]);
  const mailId = await insertMail(tx, signed, { createdAt: clock(), secrets });
  await services.jobs.send(tx, sendMails.name, { mailId });
  return mailId;
}
