import { operatorsOf } from '../config/operator';
import type { Database } from '../database/database';
import type { Services } from '../http/services';
import { addImprint } from './add-imprint';
import type { Mail } from './mail';
import { insertMail } from './outbox-repository';
import { sendMails } from './send-mails';

/** Writes a mail and the job that sends it in the caller's transaction; both exist when that commits. Returns the mail's id. */
export async function queueMail(
  tx: Database,
  mail: Mail,
  { services, clock }: { services: Services; clock: () => Date },
): Promise<string> {
  const { mode, secrets } = services.config;
  const signed = addImprint(mail, operatorsOf(mode)[mail.countryId]);
  const mailId = await insertMail(tx, signed, { createdAt: clock(), secrets });
  await services.jobs.send(tx, sendMails.name, { mailId });
  return mailId;
}
