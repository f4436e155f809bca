import { lockOrder, updateOrder } from '@heizplatz/api-ordering';
import { defineHandler, isUuid, problem, versionConflict } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { lockCase } from './case-repository';
import { readStaffCase } from './read-staff-cases';
import { executeCaseCommand } from './execute-case-command';

/** POST /api/support/stornierungen/fall: kind and owner; the order's own kind with it. */
export const saveCancellationCase = defineHandler(CALLS.saveCancellationCase, async ({ body }, context) => {
  const { db, clock, user } = context;
  const { orderId, Kind: kind, IsMine } = body;
  await db.transaction(async (tx) => {
    // The order before its case, as others lock them.
    const order = isUuid(orderId) ? await lockOrder(tx, orderId) : undefined;
    const known = order && (await lockCase(tx, orderId));
    if (!known) throw problem('NOT_FOUND');
    if (known.version !== body.Version) throw versionConflict(await readStaffCase(tx, orderId, clock()));
    const ownerUserId = IsMine === undefined ? known.ownerUserId : IsMine ? (user?.id ?? null) : null;
    if (kind !== known.kind) await updateOrder(tx, orderId, { cancellationKind: kind });
    const execution = {
      command: 'saveCancellationCase',
      ...{ row: known, changes: { kind, ownerUserId }, mails: {} },
      audited: { before: { kind: known.kind, ownerUserId: known.ownerUserId }, after: { kind, ownerUserId } },
    } as const;
    await executeCaseCommand(tx, execution, context);
  });
  return readStaffCase(db, orderId, clock());
});
