import { type ListSorts, type StaffListRows, matchesText } from '@heizplatz/api-identity';
import type { Database } from '@heizplatz/api-platform';
import { type CALLS, type CallRequest, STAFF_LISTS } from '@heizplatz/contract';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { advertisers, advertiserUsers, adverts } from '../adverts/schema';

/** Adverts of the advertisers that the user belongs to, drafts and submitted ones aside. */
const isVisibleTo = (userId: number | undefined): SQL => sql`${adverts.state} in ('approved', 'paused', 'archived')
  and exists (select from ${advertiserUsers} where ${advertiserUsers.advertiserId} = ${adverts.advertiserId}
    and ${advertiserUsers.userId} = ${userId ?? 0})`;

export async function isVisibleToPartner(db: Database, advertId: number, userId: number | undefined): Promise<boolean> {
  const [own] = await db
    .select({ id: adverts.id })
    .from(adverts)
    .where(and(eq(adverts.id, advertId), isVisibleTo(userId)));
  return own !== undefined;
}

export const PARTNER_ADVERT_ROWS: StaffListRows<CallRequest<typeof CALLS.partnerAdverts>['query']> = {
  id: adverts.id,
  from: sql`${adverts} join ${advertisers} on ${advertisers.id} = ${adverts.advertiserId}`,
  where: ({ search }, { user }) => [
    isVisibleTo(user?.id),
    matchesText(sql`staff_words(${adverts.name}, ${advertisers.name})`, search),
  ],
  sorts: {
    name: sql`${adverts.name} collate "und-x-icu"`,
    state: adverts.state,
  } satisfies ListSorts<typeof STAFF_LISTS.partnerAdverts>,
  defaultSort: STAFF_LISTS.partnerAdverts.defaultSort,
};
