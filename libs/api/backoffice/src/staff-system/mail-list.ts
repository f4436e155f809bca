import { defineStaffList } from '@heizplatz/api-identity';
import { CALLS, type CallRequest, CountryId, MAIL_STATE_LABELS, type StaffMailRow } from '@heizplatz/contract';
import { siteById } from '@heizplatz/country';
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
  columns: [
    { title: 'Geschrieben', kind: 'time', value: ({ CreatedAt }) => CreatedAt },
    { title: 'Betreff', kind: 'text', value: ({ Subject }) => Subject },
    { title: 'Empfänger', kind: 'text', value: ({ Recipient }) => Recipient, isPersonal: true },
    { title: 'Land', kind: 'text', value: ({ CountryId: id }) => siteById(id).iso },
    { title: 'Stand', kind: 'text', value: ({ State }) => MAIL_STATE_LABELS[State] },
    { title: 'Erledigt', kind: 'time', value: ({ DoneAt }) => DoneAt },
    { title: 'Unzustellbar', kind: 'time', value: ({ BouncedAt }) => BouncedAt },
    { title: 'Versuche', kind: 'number', value: ({ Attempts }) => Attempts },
    {
      // Mail servers say in it whom they refused.
      ...{ title: 'Letzter Fehler', kind: 'text', isPersonal: true },
      value: ({ LastError, BounceReason }) => BounceReason ?? LastError,
    },
    { title: 'Nummer', kind: 'text', value: ({ MailId }) => MailId },
  ],
  fileName: 'postausgang',
});
