import { dealers } from '@heizplatz/api-dealers';
import { users } from '@heizplatz/api-identity';
import type { Database } from '@heizplatz/api-platform';
import { eq } from 'drizzle-orm';
import { reviews } from '../reviews/schema';
import type { ReportRow } from './report-repository';

/** E-mail of whoever is concerned: a review's author, or a dealer; null for our own pages and where nobody is known. */
export async function emailOfConcerned(
  db: Database,
  { targetKind, targetId }: Pick<ReportRow, 'targetKind' | 'targetId'>,
): Promise<string | null> {
  if (targetKind === 'page') return null;
  const [row] =
    targetKind === 'dealer'
      ? await db.select({ email: dealers.email }).from(dealers).where(eq(dealers.slug, targetId))
      : await db
          .select({ email: users.email })
          .from(reviews)
          .innerJoin(users, eq(users.id, reviews.userId))
          .where(eq(reviews.id, Number(targetId)));
  return row?.email ?? null;
}
