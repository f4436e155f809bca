import { declaredColumns, defineStaffList } from '@heizplatz/api-identity';
import { actionName } from '@heizplatz/api-platform';
import { type Approval, CALLS, type CallRequest, STAFF_LISTS } from '@heizplatz/contract';
import type { User } from '@heizplatz/identity';
import * as v from 'valibot';
import { differencesText } from '../staff-audit/differences-text';
import { APPROVAL_ROWS, type ApprovalRow, findApprovals } from './approval-repository';

const WithReason = v.object({ body: v.object({ Reason: v.string() }) });

function getRequestReason(request: unknown): string | null {
  const parsed = v.safeParse(WithReason, request);
  return parsed.success ? parsed.output.body.Reason || null : null;
}

export const presentApproval = (row: ApprovalRow, { user }: { readonly user: User | null }): Approval => ({
  Id: row.id,
  Kind: row.kind,
  Act: actionName(row.callId),
  CountryId: row.countryId,
  State: row.state,
  RequestedBy: row.requestedByName,
  RequestedAt: row.requestedAt.toISOString(),
  RequestReason: getRequestReason(row.request),
  DecidedBy: row.decidedByName,
  DecidedAt: row.decidedAt?.toISOString() ?? null,
  Reason: row.reason,
  Differences: row.differences,
  MayDecide: row.state === 'pending' && row.requestedById !== user?.id,
});

/** Changes that a second person approves, what waits first. */
export const approvalList = defineStaffList<CallRequest<typeof CALLS.approvals>['query'], Approval>({
  call: CALLS.approvals,
  exportCall: CALLS.exportApprovals,
  ...APPROVAL_ROWS,
  read: async (db, ids, context) => (await findApprovals(db, ids)).map((row) => presentApproval(row, context)),
  getId: ({ Id }) => Id,
  ...declaredColumns(STAFF_LISTS.approvals, { differences: differencesText }),
});
