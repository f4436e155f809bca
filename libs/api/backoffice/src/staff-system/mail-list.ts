import { defineStaffList, wordsMatch } from '@heizplatz/api-identity';
import { type Database, outbox } from '@heizplatz/api-platform';
import { CALLS, type CallRequest, CountryId, type StaffMailRow } from '@heizplatz/contract';
import { siteById } from '@heizplatz/country';
import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';

type Query = CallRequest<typeof CALLS.staffMails>['query'];

const STATE_NAMES = { queued: 'wartet', sent: 'gesendet', kept: 'nur hier', failed: 'gescheitert' } as const;

const where = ({ state, country, search }: Query): (SQL | undefined)[] => [
  state === '' ? undefined : eq(outbox.state, state),
  country === '' ? undefined : eq(outbox.countryId, Number(country)),
  wordsMatch(sql`staff_words(${outbox.recipient}, ${outbox.subject})`, search),
];

export type MailFacts = Pick<
  typeof outbox.$inferSelect,
  | 'id'
  | 'countryId'
  | 'kind'
  | 'orderId'
  | 'recipient'
  | 'subject'
  | 'state'
  | 'attempts'
  | 'lastError'
  | 'createdAt'
  | 'doneAt'
  | 'bouncedAt'
  | 'bounceReason'
>;

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

async function readMails(db: Database, ids: readonly string[]): Promise<StaffMailRow[]> {
  const { id, countryId, kind, orderId, recipient, subject, state, attempts, lastError, createdAt, doneAt } = outbox;
  const { bouncedAt, bounceReason } = outbox;
  const rows = await db
    .select({
      ...{ id, countryId, kind, orderId, recipient, subject, state, attempts, lastError, createdAt, doneAt },
      ...{ bouncedAt, bounceReason },
    })
    .from(outbox)
    .where(inArray(outbox.id, [...ids]));
  return rows.map(presentMailRow);
}

/** Mails that were written, newest first; without their words. */
export const mailList = defineStaffList<Query, StaffMailRow>({
  call: CALLS.staffMails,
  exportCall: CALLS.exportStaffMails,
  id: outbox.id,
  from: sql`${outbox}`,
  where,
  sorts: { CreatedAt: outbox.createdAt },
  defaultSort: '-CreatedAt',
  read: (db, ids) => readMails(db, ids.map(String)),
  idOf: ({ MailId }) => MailId,
  columns: [
    { title: 'Geschrieben', kind: 'time', value: ({ CreatedAt }) => CreatedAt },
    { title: 'Art', kind: 'text', value: ({ Kind }) => Kind },
    { title: 'Betreff', kind: 'text', value: ({ Subject }) => Subject },
    { title: 'Empfänger', kind: 'text', value: ({ Recipient }) => Recipient, isPersonal: true },
    { title: 'Land', kind: 'text', value: ({ CountryId: id }) => siteById(id).iso },
    { title: 'Stand', kind: 'text', value: ({ State }) => STATE_NAMES[State] },
    { title: 'Versuche', kind: 'number', value: ({ Attempts }) => Attempts },
    { title: 'Erledigt', kind: 'time', value: ({ DoneAt }) => DoneAt },
    { title: 'Unzustellbar', kind: 'time', value: ({ BouncedAt }) => BouncedAt },
    { title: 'Grund', kind: 'text', value: ({ BounceReason }) => BounceReason, isPersonal: true },
    // Mail servers say in it whom they refused.
    { title: 'Letzter Fehler', kind: 'text', value: ({ LastError }) => LastError, isPersonal: true },
  ],
  fileName: 'postausgang',
});
