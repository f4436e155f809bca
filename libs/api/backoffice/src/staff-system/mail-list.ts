import { declaredColumns, defineStaffList } from '@heizplatz/api-identity';
import { CALLS, type CallRequest, CountryId, STAFF_LISTS, type StaffMailRow } from '@heizplatz/contract';
import * as v from 'valibot';
import { MAIL_ROWS, type MailFacts, readMails } from './mail-repository';

type Query = CallRequest<typeof CALLS.staffMails>['query'];

export const presentMailRow = (mail: MailFacts): StaffMailRow => ({
  MailId: mail.id,
  CountryId: v.parse(CountryId, mail.countryId),
  Kind: mail.kind,
  Recipient: mail.recipient,
  Subject: mail.subject,
  State: mail.state,
  Attempts: mail.attempts,
  LastError: mail.lastError,
  CreatedAt: mail.createdAt.toISOString(),
  DoneAt: mail.doneAt?.toISOString() ?? null,
  OrderId: mail.orderId,
  BouncedAt: mail.bouncedAt?.toISOString() ?? null,
  BounceReason: mail.bounceReason,
});

/** Stored mails, newest first; without their text. */
export const mailList = defineStaffList<Query, StaffMailRow>({
  call: CALLS.staffMails,
  exportCall: CALLS.exportStaffMails,
  ...MAIL_ROWS,
  read: async (db, ids) => (await readMails(db, ids.map(String))).map(presentMailRow),
  getId: ({ MailId }) => MailId,
  ...declaredColumns(STAFF_LISTS.staffMails, {
    error: ({ LastError, BounceReason }: StaffMailRow) => BounceReason ?? LastError,
  }),
});
