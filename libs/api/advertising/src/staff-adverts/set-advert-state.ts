import { defineHandler, flushTags, problem, siteDay, versionConflict } from '@heizplatz/api-platform';
import { type AdvertState, CALLS, type CallRequest } from '@heizplatz/contract';
import { eq, sql } from 'drizzle-orm';
import { adverts } from '../adverts/schema';
import { presentAdvert } from './present-advert';

type Act = CallRequest<typeof CALLS.setAdvertState>['body']['Act'];

/** Out of which states an act leads where. */
const ACTS: Readonly<Record<Act, { readonly from: readonly AdvertState[]; readonly to: AdvertState }>> = {
  submit: { from: ['draft', 'archived'], to: 'submitted' },
  approve: { from: ['draft', 'submitted'], to: 'approved' },
  pause: { from: ['approved'], to: 'paused' },
  resume: { from: ['paused'], to: 'approved' },
  archive: { from: ['draft', 'submitted', 'paused'], to: 'archived' },
};

/** POST /api/support/adverts/zustand. Who approved it, and when, stands with the advert. */
export const setAdvertState = defineHandler(CALLS.setAdvertState, async ({ body }, { db, clock, user, audit }) => {
  const { AdvertId, Version, Act } = body;
  const day = siteDay(clock());
  await db.transaction(async (tx) => {
    const [known] = await tx.select().from(adverts).where(eq(adverts.id, AdvertId)).for('update');
    if (!known) throw problem('NOT_FOUND');
    if (known.version !== Version) throw versionConflict(await presentAdvert(tx, AdvertId, day));
    const { from, to } = ACTS[Act];
    if (!from.includes(known.state)) throw problem('CONFLICT', { detail: 'In diesem Zustand geht das nicht.' });
    const approval = Act === 'approve' ? { approvedAt: clock(), approvedBy: user?.id ?? null } : {};
    await tx
      .update(adverts)
      .set({ state: to, ...approval, version: sql`${adverts.version} + 1`, updatedAt: clock() })
      .where(eq(adverts.id, AdvertId));
    audit.note({ before: { state: known.state }, after: { state: to } });
    await flushTags(tx, ['adverts']);
  });
  return presentAdvert(db, AdvertId, day);
});
