import { dealers } from '@heizplatz/api-dealers';
import { users } from '@heizplatz/api-identity';
import type { Database } from '@heizplatz/api-platform';
import type { CountryId } from '@heizplatz/contract';
import { and, eq, inArray } from 'drizzle-orm';
import { reviews } from '../reviews/schema';
import type { ContentReportRow } from './report-repository';

/**
 * E-mail of the person concerned: a review's author, or a dealer; null for our own pages and if no one is known.
 */
export async function getConcernedEmail(
  db: Database,
  { targetKind, targetId }: Pick<ContentReportRow, 'targetKind' | 'targetId'>,
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

interface Named {
  readonly countryId: CountryId;
  readonly id: string;
}

/** A published review of a country, with its dealer. */
export async function findReviewSubject(db: Database, { countryId, id }: Named) {
  const [row] = await db
    .select({ review: reviews, name: dealers.name, slug: dealers.slug })
    .from(reviews)
    .innerJoin(dealers, eq(dealers.id, reviews.dealerId))
    .where(and(eq(reviews.id, Number(id)), eq(reviews.countryId, countryId), eq(reviews.state, 'published')));
  return row;
}

/** A dealer of a country by its slug. */
export async function findDealerSubject(db: Database, { countryId, id }: Named) {
  const [row] = await db
    .select({ name: dealers.name, slug: dealers.slug })
    .from(dealers)
    .where(and(eq(dealers.slug, id), eq(dealers.countryId, countryId)));
  return row;
}

export type ReviewSubject = Pick<typeof reviews.$inferSelect, 'id' | 'text' | 'state'>;

/** Reviews as they stand now. */
export async function listReviewSubjects(db: Database, ids: readonly number[]): Promise<ReviewSubject[]> {
  if (ids.length === 0) return [];
  const { id, text, state } = reviews;
  return db
    .select({ id, text, state })
    .from(reviews)
    .where(inArray(id, [...ids]));
}
