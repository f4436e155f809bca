import { type ListSorts, type StaffListRows, matchesText } from '@heizplatz/api-identity';
import { type Database, mailWords, outbox, type StoredMail } from '@heizplatz/api-platform';
import { type CALLS, type CallRequest, STAFF_LISTS } from '@heizplatz/contract';
import { and, eq, gt, inArray, sql, type SQL } from 'drizzle-orm';

/** A mail without its text. */
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

type Query = CallRequest<typeof CALLS.staffMails>['query'];

/**
 * The mails that a search finds, in place of the table `outbox`, with their words' copies of `id`, `created_at` and
 * `country_id`: a mail is ten times as long as its words. Undefined: no search.
 */
function selectFound({ search, state }: Query): SQL | undefined {
  const { mailId, createdAt, countryId, words } = mailWords;
  const found = matchesText(sql`${words}`, search);
  if (!found) return undefined;
  const columns = sql`${mailId} as id, ${createdAt}, ${countryId}`;
  if (state === '') return sql`(select ${columns} from ${mailWords} where ${found}) as ${outbox}`;
  return sql`(select ${columns}, ${outbox.state}
    from ${mailWords} join ${outbox} on ${outbox.id} = ${mailId} where ${found}) as ${outbox}`;
}

export const MAIL_ROWS: StaffListRows<Query> = {
  id: outbox.id,
  from: (_, query) => selectFound(query) ?? sql`${outbox}`,
  isSearchedByIndex: true,
  firstOfMany: () => 'in-order',
  where: ({ state, country }) => [
    state === '' ? undefined : eq(outbox.state, state),
    country === '' ? undefined : eq(outbox.countryId, Number(country)),
  ],
  sorts: { CreatedAt: outbox.createdAt } satisfies ListSorts<typeof STAFF_LISTS.staffMails>,
  defaultSort: STAFF_LISTS.staffMails.defaultSort,
};

export function readMails(db: Database, ids: readonly string[]): Promise<MailFacts[]> {
  const { id, countryId, kind, orderId, recipient, subject, state, attempts, lastError, createdAt, doneAt } = outbox;
  const { bouncedAt, bounceReason } = outbox;
  return db
    .select({
      ...{ id, countryId, kind, orderId, recipient, subject, state, attempts, lastError, createdAt, doneAt },
      ...{ bouncedAt, bounceReason },
    })
    .from(outbox)
    .where(inArray(outbox.id, [...ids]));
}

export async function lockMail(tx: Database, id: string): Promise<StoredMail | undefined> {
  const [mail] = await tx.select().from(outbox).where(eq(outbox.id, id)).for('update');
  return mail;
}

/** The same mail written since then; undefined: none. */
export async function findDuplicateMail(
  tx: Database,
  { recipient, subject, kind }: StoredMail,
  since: Date,
): Promise<StoredMail | undefined> {
  const isSame = [eq(outbox.recipient, recipient), eq(outbox.subject, subject), eq(outbox.kind, kind)];
  const [duplicate] = await tx
    .select()
    .from(outbox)
    .where(and(...isSame, gt(outbox.createdAt, since)))
    .limit(1);
  return duplicate;
}

/** To be sent again at once. */
export async function requeueMail(tx: Database, id: string): Promise<StoredMail | undefined> {
  const [again] = await tx
    .update(outbox)
    .set({ state: 'queued', doneAt: null, nextAttemptAt: null })
    .where(eq(outbox.id, id))
    .returning();
  return again;
}
