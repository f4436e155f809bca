import { ADMIN_ROLES, ADVERT_ROLES, DEALER_ROLES, personal, type Role } from '@heizplatz/identity';
import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import { CodeText, CountryId, Id, IsoTime, StaffText, requiredText, shortText } from '../../fields/fields.ts';
import type { ListDeclaration } from '../../fields/list-declaration.ts';
import { getListFile } from '../../fields/list-file.ts';
import { staffListQuery, staffListResponse } from '../../fields/staff-list.ts';
import { ADMIN } from '../../staff-access.ts';
import { AuditDifference } from './audit.ts';
import { openPicklist } from '../../fields/open-picklist.ts';
import { APPROVAL_KIND_LABELS, APPROVAL_STATE_LABELS } from '../labels.ts';

/** What can need a second person, each with the roles that may change it. */
export const APPROVAL_ROLES = {
  /** A dealer's prices that staff set or upload; they wait as price imports (decidePriceImport), not as approvals. */
  prices: DEALER_ROLES,
  /** VAT and rates of commission. */
  rates: ADMIN_ROLES,
  /** An advert's approval; campaigns that begin, change or run longer. */
  adverts: ADVERT_ROLES,
  /** Corrections of commissions; those above CORRECTION_ALONE_MAX whether it is switched on or not. */
  corrections: ADMIN_ROLES,
} as const satisfies Record<string, readonly Role[]>;
export const ApprovalKind = v.picklist([
  ...(['prices', 'rates', 'adverts', 'corrections'] satisfies (keyof typeof APPROVAL_ROLES)[]),
]);
export type ApprovalKind = v.InferOutput<typeof ApprovalKind>;
export const APPROVAL_KINDS = ApprovalKind.options;
const ApprovalState = v.picklist(['pending', 'approved', 'refused']);

const APPROVERS = { kind: 'roles', anyOf: [...DEALER_ROLES, ...ADVERT_ROLES] } as const;

export const Approval = v.object({
  Id,
  Kind: openPicklist(ApprovalKind),
  /** What is to be done, in German as the audit log names it. */
  Act: CodeText,
  CountryId: v.nullable(CountryId),
  State: openPicklist(ApprovalState),
  RequestedBy: StaffText,
  RequestedAt: IsoTime,
  /** As it was given with the request; null: none was. */
  RequestReason: v.optional(v.nullable(StaffText), null),
  DecidedBy: v.nullable(StaffText),
  DecidedAt: v.nullable(IsoTime),
  Reason: v.nullable(StaffText),
  /** What it would change, as at the request. */
  Differences: v.array(AuditDifference),
  /** Waits, and was requested by somebody else. */
  MayDecide: v.boolean(),
});
export type Approval = v.InferOutput<typeof Approval>;

export const APPROVAL_LIST = {
  label: 'Freigaben',
  fileName: 'freigaben',
  columns: {
    act: { label: 'Änderung', kind: 'text', field: 'Act' },
    differences: { label: 'Unterschiede', kind: 'text' },
    kind: { label: 'Art', kind: 'code', field: 'Kind', labels: APPROVAL_KIND_LABELS },
    country: { label: 'Land', kind: 'country', field: 'CountryId' },
    requested: { label: 'Eingereicht', kind: 'time', field: 'RequestedAt', sort: 'requested' },
    requestedBy: { label: 'Eingereicht von', kind: 'text', field: 'RequestedBy', isPersonal: true },
    requestReason: { label: 'Begründung', kind: 'text', field: 'RequestReason', isPersonal: true },
    state: { label: 'Stand', kind: 'code', field: 'State', labels: APPROVAL_STATE_LABELS },
    decided: { label: 'Entschieden', kind: 'time', field: 'DecidedAt' },
    decidedBy: { label: 'Entschieden von', kind: 'text', field: 'DecidedBy', isPersonal: true },
    reason: { label: 'Grund', kind: 'text', field: 'Reason', isPersonal: true },
  },
  furtherSorts: ['waiting'],
  defaultSort: '-waiting',
  searchHint: 'Name, Inhalt',
  filters: {
    kind: { label: 'Art' },
    state: { label: 'Stand', labels: APPROVAL_STATE_LABELS },
  },
} as const satisfies ListDeclaration<Approval>;

/** Of kinds that the caller may change itself; what waits first. */
export const approvals = defineCall({
  id: 'approvals',
  summary: 'Changes that a second person has to approve',
  method: 'GET',
  path: '/api/support/freigaben',
  query: v.object({
    ...staffListQuery,
    kind: v.optional(v.union([v.literal(''), ApprovalKind]), ''),
    state: v.optional(v.picklist(['', ...ApprovalState.options]), ''),
  }),
  response: staffListResponse(Approval),
  access: APPROVERS,
  csrf: false,
});

export const exportApprovals = getListFile(approvals, 'exportApprovals');

/**
 * Approved, the change is made at once, with all its checks: what they refuse is the response, and the change goes on
 * waiting. CONFLICT for one's own request (refusing it is allowed), and once it is decided.
 */
export const decideApproval = defineCall({
  id: 'decideApproval',
  summary: 'Approves or refuses a change of somebody else',
  method: 'POST',
  path: '/api/support/freigaben/entscheiden',
  body: v.variant('Accepts', [
    v.object({ ApprovalId: Id, Accepts: v.literal(true), Reason: v.optional(personal('staff', shortText(300)), '') }),
    v.object({ ApprovalId: Id, Accepts: v.literal(false), Reason: personal('staff', requiredText(300)) }),
  ]),
  response: Approval,
  access: APPROVERS,
  csrf: true,
});

const Settings = v.object({
  Settings: v.array(
    v.object({
      Kind: openPicklist(ApprovalKind),
      IsOn: v.boolean(),
      ChangedBy: v.nullable(StaffText),
      ChangedAt: v.nullable(IsoTime),
    }),
  ),
});

export const approvalSettings = defineCall({
  id: 'approvalSettings',
  summary: 'Which changes need a second person',
  method: 'GET',
  path: '/api/support/freigaben/einstellungen',
  response: Settings,
  access: APPROVERS,
  csrf: false,
});

/** What waits already goes on waiting. */
export const saveApprovalSetting = defineCall({
  id: 'saveApprovalSetting',
  summary: 'Whether changes of a kind need a second person',
  method: 'POST',
  path: '/api/support/freigaben/einstellungen',
  body: v.object({ Kind: ApprovalKind, IsOn: v.boolean(), Reason: personal('staff', requiredText(300)) }),
  response: Settings,
  access: ADMIN,
  csrf: true,
});
