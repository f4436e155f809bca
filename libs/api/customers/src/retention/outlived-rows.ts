import { withdrawals } from '@heizplatz/api-after-sales';
import { orderExports } from '@heizplatz/api-finance';
import { type Database, endedBefore, firstKeptYear, mailFiles, outbox, TERMS } from '@heizplatz/api-platform';
import { and, inArray, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm';
import { GONE, NAMELESS_WITHDRAWAL } from '../account-deletion/anonymise-orders';

/** Older mails name their order in the subject alone; they go with it. */
const NAMES_ORDER = '(DE|AT|CH)-[0-9]{2}-[0-9]{6}';

/** The same as `withoutLinks` of mail-seal.ts, for the database. */
const LINK = '(https?://[^[:space:]/]+)/[^[:space:]]*';
const WITHOUT_LINK = '\\1/[Link des Empfängers]';

const newYear = (year: number): Date => new Date(Date.UTC(year, 0, 1));

/** Links of mails that went out so long ago that nobody sends them again. */
async function endLinks(db: Database, now: Date): Promise<void> {
  const before = endedBefore(TERMS.sentLinks, now);
  const isOver = and(inArray(outbox.state, ['sent', 'failed']), lt(outbox.createdAt, before));
  await db
    .update(outbox)
    .set({ wordsEncrypted: null })
    .where(and(isOver, isNotNull(outbox.wordsEncrypted)));
  // Mails from before their words were sealed.
  await db
    .update(outbox)
    .set({ text: sql`regexp_replace(${outbox.text}, ${LINK}, ${WITHOUT_LINK}, 'g')`, html: '', unsubscribeUrl: null })
    .where(and(isOver, isNull(outbox.wordsEncrypted), ne(outbox.html, '')));
}

/** Attachments that no mail holds any more; one that is being attached now counts as held. */
async function endFiles(db: Database, now: Date): Promise<void> {
  const held = sql`select file ->> 'hash' from ${outbox}, jsonb_array_elements(${outbox.attachments}) as file
    where file ->> 'hash' is not null`;
  const before = new Date(now.getTime() - 86_400_000);
  await db.delete(mailFiles).where(and(lt(mailFiles.usedAt, before), sql`${mailFiles.hash} not in (${held})`));
}

/** Mails about no order, declarations of withdrawal that no order was found for, and who drew which lists. */
export async function endRows(db: Database, now: Date): Promise<void> {
  await db
    .delete(outbox)
    .where(
      and(
        isNull(outbox.orderId),
        lt(outbox.createdAt, endedBefore(TERMS.mail, now)),
        ne(outbox.state, 'queued'),
        sql`${outbox.subject} !~ ${NAMES_ORDER}`,
      ),
    );
  await endLinks(db, now);
  await endFiles(db, now);
  const { orderId, receivedAt, name } = withdrawals;
  const declaredBefore = newYear(firstKeptYear(TERMS.withdrawalWithoutOrder, now));
  await db
    .update(withdrawals)
    .set(NAMELESS_WITHDRAWAL)
    .where(and(isNull(orderId), lt(receivedAt, declaredBefore), ne(name, GONE)));
  await db.delete(orderExports).where(lt(orderExports.at, newYear(firstKeptYear(TERMS.audit, now))));
}
