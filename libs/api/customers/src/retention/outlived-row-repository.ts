import { withdrawals } from '@heizplatz/api-after-sales';
import { orderExports } from '@heizplatz/api-finance';
import { type Database, erasedColumns, mailFiles, outbox } from '@heizplatz/api-platform';
import { GONE } from '@heizplatz/identity';
import { and, eq, inArray, isNotNull, isNull, lt, ne, not, sql } from 'drizzle-orm';

/** Older mails name their order in the subject alone; they go with it. */
const NAMES_ORDER = '(DE|AT|CH)-[0-9]{2}-[0-9]{6}';

/** The same as `withoutLinks` of mail-seal.ts, for the database. */
const LINK = '(https?://[^[:space:]/]+)/[^[:space:]]*';
const WITHOUT_LINK = '\\1/[Link des Empfängers]';

/** Links of mails sent so long ago that they are not sent again. */
export async function eraseSentLinks(db: Database, before: Date): Promise<void> {
  const isOver = and(inArray(outbox.state, ['sent', 'failed']), lt(outbox.createdAt, before));
  await db
    .update(outbox)
    .set({ wordsEncrypted: null })
    .where(and(isOver, isNotNull(outbox.wordsEncrypted)));
  // Mails from before their text was encrypted.
  await db
    .update(outbox)
    .set({ text: sql`regexp_replace(${outbox.text}, ${LINK}, ${WITHOUT_LINK}, 'g')`, html: '', unsubscribeUrl: null })
    .where(and(isOver, isNull(outbox.wordsEncrypted), ne(outbox.html, '')));
}

/** Attachments that no mail holds any more; one that is being attached now counts as held. */
export async function deleteUnheldFiles(db: Database, before: Date): Promise<void> {
  const isHeld = sql`exists (select from ${outbox}
    where ${outbox.attachments} @> jsonb_build_array(jsonb_build_object('hash', ${mailFiles.hash})))`;
  await db.delete(mailFiles).where(and(lt(mailFiles.usedAt, before), not(isHeld)));
}

/** Mails about no order. */
export async function deleteMailsWithoutOrder(db: Database, before: Date): Promise<void> {
  await db
    .delete(outbox)
    .where(
      and(
        isNull(outbox.orderId),
        lt(outbox.createdAt, before),
        ne(outbox.state, 'queued'),
        sql`${outbox.subject} !~ ${NAMES_ORDER}`,
      ),
    );
}

export async function deleteMailsOfKind(db: Database, kind: string, before: Date): Promise<void> {
  await db.delete(outbox).where(and(eq(outbox.kind, kind), lt(outbox.createdAt, before)));
}

/** Declarations that match no order. */
export async function eraseWithdrawalsWithoutOrder(db: Database, before: Date): Promise<void> {
  const { orderId, receivedAt, name } = withdrawals;
  await db
    .update(withdrawals)
    .set(erasedColumns(withdrawals, ['order']))
    .where(and(isNull(orderId), lt(receivedAt, before), ne(name, GONE)));
}

/** Who drew which lists of orders. */
export async function deleteExportLines(db: Database, before: Date): Promise<void> {
  await db.delete(orderExports).where(lt(orderExports.at, before));
}
