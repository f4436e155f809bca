import { CALLS, type CallRequest, type StaffMailRow } from '@heizplatz/contract';
import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { CountryId } from '@heizplatz/contract';
import type { Database } from '../database/database';
import { outbox } from '../outbox/schema';
import { defineStaffList } from '../staff-list/define-staff-list';
import { wordsMatch } from '../staff-list/words-match';

type Query = CallRequest<typeof CALLS.staffMails>['query'];

const where = ({ state, country, search }: Query): (SQL | undefined)[] => [
  state === '' ? undefined : eq(outbox.state, state),
  country === '' ? undefined : eq(outbox.countryId, Number(country)),
  wordsMatch(sql`staff_words(${outbox.recipient}, ${outbox.subject})`, search),
];

export type MailFacts = Omit<
  typeof outbox.$inferSelect,
  'text' | 'html' | 'attachments' | 'replyTo' | 'unsubscribeUrl'
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
});

async function readMails(db: Database, ids: readonly string[]): Promise<StaffMailRow[]> {
  const { id, countryId, kind, orderId, recipient, subject, state, attempts, lastError, createdAt, doneAt } = outbox;
  const rows = await db
    .select({ id, countryId, kind, orderId, recipient, subject, state, attempts, lastError, createdAt, doneAt })
    .from(outbox)
    .where(inArray(outbox.id, [...ids]));
  return rows.map(presentMailRow);
}

/** Mails that were written, newest first; without their words. */
export const mailList = defineStaffList<Query, StaffMailRow>({
  call: CALLS.staffMails,
  id: outbox.id,
  from: sql`${outbox}`,
  where,
  sorts: { CreatedAt: outbox.createdAt },
  defaultSort: '-CreatedAt',
  read: (db, ids) => readMails(db, ids.map(String)),
  idOf: ({ MailId }) => MailId,
  columns: [],
  fileName: 'postausgang',
});
