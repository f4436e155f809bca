import { type CallContext, type Database, defineHandler, isUuid, problem } from '@heizplatz/api-platform';
import { CALLS, type CallRequest } from '@heizplatz/contract';
import { becomesDirty } from './becomes-dirty';
import type { CaseRow } from './case-repository';
import { executeCaseCommand } from './execute-case-command';
import { readStaffCases } from './read-staff-cases';
import { lockCases } from './staff-case-repository';

/** The status that a saved list is answered with (rule WIRE-09). */
const SAVED = 1;

type View = CallRequest<typeof CALLS.saveCancellationList>['body']['Rows'][number];

const getBooking = ({ isBooked, bookedAs }: Pick<CaseRow, 'isBooked' | 'bookedAs'>) => ({ isBooked, bookedAs });

/** What somebody else changed since the caller read it; what is as the caller wants it already is no conflict. */
const isOvertaken = (saved: CaseRow, view: View): boolean =>
  saved.version !== view.Version && becomesDirty(saved, view);

async function book(tx: Database, pairs: readonly (readonly [CaseRow, View])[], context: CallContext): Promise<void> {
  const { clock, user, audit } = context;
  const dirty = pairs.filter(([saved, view]) => becomesDirty(saved, view));
  audit.note({
    before: dirty.map(([saved]) => ({ orderId: saved.orderId, ...getBooking(saved) })),
    after: dirty.map(([, view]) => ({ orderId: view.orderId, ...getBooking(view) })),
  });
  for (const [row, { isBooked, bookedAs }] of dirty) {
    const by = isBooked ? { bookedAt: clock(), bookedByUserId: user?.id ?? null } : { bookedAt: null };
    const command = isBooked ? 'bookCancellation' : 'unbookCancellation';
    await executeCaseCommand(tx, { command, row, changes: { bookedAs, ...by }, audited: null, mails: {} }, context);
  }
}

/**
 * POST /api/ordercancellationlist/saveOrderCancellationList: all dirty rows or none. NOT_FOUND when one was never
 * cancelled; VERSION_CONFLICT with the rows that somebody else changed, as they are now.
 */
export const saveCancellationList = defineHandler(CALLS.saveCancellationList, async ({ body }, context) => {
  const { db, clock } = context;
  const visibleById = new Map(body.Rows.map((view) => [view.orderId, view]));
  const ids = [...visibleById.keys()];
  if (!ids.every(isUuid)) throw problem('NOT_FOUND');
  await db.transaction(async (tx) => {
    const saved = await lockCases(tx, ids);
    const pairs = saved.flatMap((row) => {
      const view = visibleById.get(row.orderId);
      return view ? [[row, view] as const] : [];
    });
    if (pairs.length < ids.length) throw problem('NOT_FOUND');
    const overtaken = pairs.filter((pair) => isOvertaken(...pair)).map(([{ orderId }]) => orderId);
    if (overtaken.length > 0)
      throw problem('VERSION_CONFLICT', { context: { Rows: await readStaffCases(tx, overtaken, clock()) } });
    await book(tx, pairs, context);
  });
  return { status: SAVED, Rows: await readStaffCases(db, ids, clock()) };
});
