import type { Database } from '@heizplatz/api-platform';
import { and, desc, eq, inArray, isNotNull, lte } from 'drizzle-orm';
import { contentVersions } from './schema';

/** Of a legal text what anybody could see by now, the newest first; of several from one day the last. */
export function legalVersions(db: Database, contentId: number, now: Date) {
  return db
    .selectDistinctOn([contentVersions.validFrom], {
      title: contentVersions.title,
      description: contentVersions.description,
      pictureKey: contentVersions.pictureKey,
      blocks: contentVersions.blocks,
      validFrom: contentVersions.validFrom,
    })
    .from(contentVersions)
    .where(
      and(
        eq(contentVersions.contentId, contentId),
        inArray(contentVersions.state, ['live', 'planned']),
        isNotNull(contentVersions.validFrom),
        lte(contentVersions.goesLiveAt, now),
      ),
    )
    .orderBy(desc(contentVersions.validFrom), desc(contentVersions.goesLiveAt));
}
