import { defineStaffList } from '@heizplatz/api-identity';
import { actionName } from '@heizplatz/api-platform';
import {
  APPROVAL_KIND_LABELS,
  APPROVAL_STATE_LABELS,
  type Approval,
  CALLS,
  type CallRequest,
} from '@heizplatz/contract';
import { siteById } from '@heizplatz/country';
import type { User } from '@heizplatz/identity';
import { differencesText } from '../staff-audit/differences-text';
import { APPROVAL_ROWS, type ApprovalRow, findApprovals } from './approval-repository';

export const presentApproval = (row: ApprovalRow, { user }: { readonly user: User | null }): Approval => ({
  Id: row.id,
  Kind: row.kind,
  Act: actionName(row.callId),
  CountryId: row.countryId,
  State: row.state,
  RequestedBy: row.requestedByName,
  RequestedAt: row.requestedAt.toISOString(),
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
  columns: [
    { title: 'Änderung', kind: 'text', value: ({ Act }) => Act },
    { title: 'Unterschiede', kind: 'text', value: differencesText },
    { title: 'Art', kind: 'text', value: ({ Kind }) => APPROVAL_KIND_LABELS[Kind] },
    { title: 'Land', kind: 'text', value: ({ CountryId }) => CountryId && siteById(CountryId).iso },
    { title: 'Eingereicht', kind: 'time', value: ({ RequestedAt }) => RequestedAt },
    { title: 'Eingereicht von', kind: 'text', value: ({ RequestedBy }) => RequestedBy, isPersonal: true },
    { title: 'Stand', kind: 'text', value: ({ State }) => APPROVAL_STATE_LABELS[State] },
    { title: 'Entschieden', kind: 'time', value: ({ DecidedAt }) => DecidedAt },
    { title: 'Entschieden von', kind: 'text', value: ({ DecidedBy }) => DecidedBy, isPersonal: true },
    { title: 'Grund', kind: 'text', value: ({ Reason }) => Reason, isPersonal: true },
  ],
  fileName: 'freigaben',
});
