import { type Database, outbox } from '@heizplatz/api-platform';
import type { CaseMailKind } from '@heizplatz/contract';
import { and, desc, eq, gt } from 'drizzle-orm';
import { caseMails } from './schema';

export type CaseMailRow = typeof caseMails.$inferSelect;

export interface CaseId {
  readonly kind: CaseMailKind;
  readonly objectId: string;
}

const isOfCase = ({ kind, objectId }: CaseId) => and(eq(caseMails.kind, kind), eq(caseMails.objectId, objectId));

export async function insertCaseMail(tx: Database, row: CaseMailRow): Promise<void> {
  await tx.insert(caseMails).values(row);
}

export async function findCaseMail(db: Database, mailId: string): Promise<CaseMailRow | undefined> {
  const [row] = await db.select().from(caseMails).where(eq(caseMails.mailId, mailId));
  return row;
}

/** The newest first, each with the state of its mail. */
export const findMailsOfCase = (db: Database, id: CaseId) =>
  db
    .select({ mail: caseMails, state: outbox.state })
    .from(caseMails)
    .innerJoin(outbox, eq(outbox.id, caseMails.mailId))
    .where(isOfCase(id))
    .orderBy(desc(caseMails.at), desc(caseMails.mailId));

interface Written extends Pick<CaseMailRow, 'subject' | 'text'> {
  readonly authorId: number;
  readonly since: Date;
}

/** The same mail, written to the case by the same person since then. */
export async function findDuplicate(
  db: Database,
  id: CaseId,
  { authorId, subject, text, since }: Written,
): Promise<CaseMailRow | undefined> {
  const isSame = and(eq(caseMails.authorId, authorId), eq(caseMails.subject, subject), eq(caseMails.text, text));
  const [row] = await db
    .select()
    .from(caseMails)
    .where(and(isOfCase(id), isSame, gt(caseMails.at, since)));
  return row;
}
