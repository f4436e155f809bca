import { contentReportAnswers, reports, reviews, withdrawals } from '@heizplatz/api-after-sales';
import { inquiries } from '@heizplatz/api-ordering';
import { type Database, failureCounts, isEmail } from '@heizplatz/api-platform';
import { and, eq, inArray, max, or, sql } from 'drizzle-orm';

interface Person {
  readonly userId: number;
  /** Mailboxes that it ordered with, and that of its account. */
  readonly emails: readonly string[];
}

const ownReviews = (db: Database, userId: number) =>
  db
    .select({ id: sql<string>`${reviews.id}::text` })
    .from(reviews)
    .where(eq(reviews.userId, userId));

const isReportOf = (db: Database, { userId, emails }: Person) =>
  or(
    ...emails.map((email) => isEmail(reports.email, email)),
    and(eq(reports.targetKind, 'review'), inArray(reports.targetId, ownReviews(db, userId))),
  );

/** When our people last decided on a report that the person sent, or on one of its reviews; null: never. */
export async function findLastDecision(db: Database, person: Person): Promise<Date | null> {
  const about = db.select({ id: reports.id }).from(reports).where(isReportOf(db, person));
  const { at, by, reportId } = contentReportAnswers;
  const [row] = await db
    .select({ at: max(at) })
    .from(contentReportAnswers)
    .where(and(eq(by, 'staff'), inArray(reportId, about)));
  return row?.at ?? null;
}

/** When the last count of what was done with the person's mailboxes ends; null: there is none. */
export async function findLastCountEnd(db: Database, { emails }: Person): Promise<Date | null> {
  const isOf = emails.map((email) => sql`position(lower(${email}) in lower(${failureCounts.key})) > 0`);
  const [row] = await db
    .select({ at: max(failureCounts.windowEndsAt) })
    .from(failureCounts)
    .where(or(...isOf));
  return row?.at ?? null;
}

export const hasReviews = async (db: Database, userId: number): Promise<boolean> =>
  (await db.$count(reviews, eq(reviews.userId, userId))) > 0;

/** Whether our people may have written of it without naming the account: of a request, a report, a review, a declaration. */
export async function hasCases(db: Database, person: Person): Promise<boolean> {
  const { userId, emails } = person;
  if (await hasReviews(db, userId)) return true;
  const counts = [
    await db.$count(inquiries, or(...emails.map((email) => isEmail(inquiries.email, email)))),
    await db.$count(withdrawals, or(...emails.map((email) => isEmail(withdrawals.email, email)))),
    await db.$count(reports, isReportOf(db, person)),
  ];
  return counts.some((count) => count > 0);
}
