import { getOperators } from '../../config/operator';
import type { Database } from '../../database/database';
import type { Services } from '../../http/calls/services';
import { addImprint } from '../compose/add-imprint';
import type { Mail } from '../compose/mail';
import { insertMails } from './outbox-repository';
import { sendMails } from '../deliver/send-mails';

interface Context {
  readonly services: Services;
  readonly clock: () => Date;
}

/**
 * Writes mails and the one job that sends them in the caller's transaction; all exist when that commits. They wait until
 * `notBefore`. Returns the mails' ids in the same order.
 */
export async function queueMails(
  tx: Database,
  mails: readonly Mail[],
  { services, clock }: Context,
  { notBefore }: { readonly notBefore?: Date } = {},
): Promise<readonly string[]> {
  if (mails.length === 0) return [];
  const { mode, secrets } = services.config;
  const signed = mails.map((mail) => addImprint(mail, getOperators(mode)[mail.countryId]));
  return insertMails(tx, signed, { createdAt: clock(), secrets, notBefore }, (mailId) =>
    services.jobs.send(tx, sendMails.name, { mailId }, notBefore && { startAfter: notBefore }),
  );
}

/** The same with a single mail; returns its id. */
export async function queueMail(
  tx: Database,
  mail: Mail,
  context: Context,
  options: { readonly notBefore?: Date } = {},
): Promise<string> {
  const [mailId] = await queueMails(tx, [mail], context, options);
  if (mailId === undefined) throw new Error('no mail was queued');
  return mailId;
}
