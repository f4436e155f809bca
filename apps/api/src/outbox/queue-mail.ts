import { operatorsOf } from '../content/pages/operator';
import type { Database } from '../database/database';
import type { Services } from '../http/services';
import { addImprint } from './add-imprint';
import type { Mail } from './mail';
import { insertMail } from './outbox-repository';
import { sendMail } from './send-mail';

/** Writes a mail and the job that sends it in the caller's transaction; both exist when that commits. Returns the mail's id. */
export async function queueMail(
  tx: Database,
  mail: Mail,
  { services, clock }: { services: Services; clock: () => Date },
): Promise<string> {
  const mailId = await insertMail(tx, addImprint(mail, operatorsOf(services.config.mode)[mail.countryId]), clock());
  await services.jobs.send(tx, sendMail.name, { mailId });
  return mailId;
}
