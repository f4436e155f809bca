import {
  type Database,
  defineHandler,
  findMail,
  isSingleUse,
  openSendable,
  problem,
  resendMail,
  sendMails,
  type StoredMail,
  stripLinks,
} from '@heizplatz/api-platform';
import { CALLS, type StaffMail } from '@heizplatz/contract';
import { presentMailRow } from './mail-list';
import { findDuplicateMail, lockMail, requeueMail } from './mail-repository';

/** A double click is one mail. */
const DEDUPLICATION_MS = 60_000;

const presentMail = (mail: StoredMail): StaffMail => ({
  ...presentMailRow(mail),
  Text: isSingleUse(mail.kind) ? null : stripLinks(mail.text),
  ReplyTo: mail.replyTo,
  Attachments: mail.attachments.map(({ fileName }) => fileName),
});

async function toMail(db: Database, id: string): Promise<StoredMail> {
  const mail = await findMail(db, id);
  if (!mail) throw problem('NOT_FOUND');
  return mail;
}

export const staffMail = defineHandler(CALLS.staffMail, async ({ params }, { db }) =>
  presentMail(await toMail(db, params.mailId)),
);

/** One that failed is tried again itself; of any other a new one is written. */
export const sendMailAgain = defineHandler(CALLS.sendMailAgain, ({ body }, context) => {
  const { db, clock, audit, services } = context;
  return db.transaction(async (tx) => {
    const mail = await lockMail(tx, body.MailId);
    if (!mail) throw problem('NOT_FOUND');
    if (isSingleUse(mail.kind))
      throw problem('CONFLICT', { detail: 'Der Link darin gilt nur einmal. Bitte lassen Sie einen neuen anfordern.' });
    audit.note({ before: { state: mail.state }, after: { mailKind: mail.kind, recipient: mail.recipient } });
    await openSendable(tx, mail, context);
    if (mail.state === 'failed') {
      const again = await requeueMail(tx, mail.id);
      await services.jobs.send(tx, sendMails.name, { mailId: mail.id });
      return presentMail(again ?? mail);
    }
    const duplicate = await findDuplicateMail(tx, mail, new Date(clock().getTime() - DEDUPLICATION_MS));
    if (duplicate) return presentMail(duplicate);
    return presentMail(await toMail(tx, await resendMail(tx, mail, context)));
  });
});
