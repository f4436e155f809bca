import {
  ADMIN_ROLES,
  ADVERT_ROLES,
  CANCELLATION_ROLES,
  DEALER_ROLES,
  EDITOR_ROLES,
  FINANCE_ROLES,
  SUPPORT_ROLES,
  impersonal,
  type Role,
} from '@heizplatz/identity';
import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import {
  CountryId,
  CustomerText,
  IsoDate,
  IsoTime,
  Reference,
  StaffText,
  COUNTRY_OPTIONS,
} from '../../fields/fields.ts';
import type { ListDeclaration } from '../../fields/list-declaration.ts';
import { STAFF_ACCESS } from '../../staff-access.ts';
import { staffExportQuery, staffListResponse, staffListQuery } from '../../fields/staff-list.ts';
import { type Open, openPicklist } from '../../fields/open-picklist.ts';
import { TASK_KIND_LABELS } from '../labels.ts';

/**
 * What can wait for staff, each kind with the roles that have access to its screens (rule ROLE-03; Admin is implied).
 * Staff do not see what waits for other roles.
 */
export const STAFF_TASK_ROLES = {
  /** A cancellation that is not booked yet. */
  cancellation: CANCELLATION_ROLES,
  /** A customer's or dealer's comment that is unanswered. */
  comment: CANCELLATION_ROLES,
  /** A declaration of withdrawal that needs manual review. */
  withdrawal: SUPPORT_ROLES,
  /** An order that its dealer did not answer by the deadline. */
  'dealer-answer': CANCELLATION_ROLES,
  /** A delivered weight more than 10 % below the order that neither customer nor support has confirmed. */
  'reported-weight': CANCELLATION_ROLES,
  /** A mail whose attempts are used up. */
  mail: SUPPORT_ROLES,
  /** A price file that waits for a yes. */
  'price-import': DEALER_ROLES,
  /** A notice or an appeal that has no decision. */
  report: DEALER_ROLES,
  /** A draft of a page that was not touched for a week. */
  draft: EDITOR_ROLES,
  /** A campaign that ends within a week. */
  campaign: ADVERT_ROLES,
  /** A job whose attempts are used up. */
  job: ADMIN_ROLES,
  /** A complaint whose last message is the customer's. */
  complaint: CANCELLATION_ROLES,
  /** A confirmed request to be called back that nobody has answered by mail. */
  'call-back': SUPPORT_ROLES,
  /** A confirmed request for a large amount that nobody has answered by mail. */
  'bulk-request': SUPPORT_ROLES,
  /** An advert that was submitted and waits for approval. */
  advert: ADVERT_ROLES,
  /** A dealer's certificate that ends within 60 days, or has ended, and is still in use. */
  certificate: DEALER_ROLES,
  /** A dealer whose program used to bring prices and no longer does. */
  'price-feed': DEALER_ROLES,
  /** A month of commissions that is over and not closed: the oldest. */
  month: FINANCE_ROLES,
} as const satisfies Record<string, readonly Role[]>;

const keys = <const T extends object>(value: T) => Object.keys(value) as (keyof T)[];
export const STAFF_TASK_KINDS = keys(STAFF_TASK_ROLES);
export const StaffTaskKind = v.picklist(STAFF_TASK_KINDS);
export type StaffTaskKind = v.InferOutput<typeof StaffTaskKind>;

/** Kinds that end only when staff mark them as done; the others end with what they are about. */
export const STAFF_TASK_DONE_KINDS: readonly Open<StaffTaskKind>[] = [
  'dealer-answer',
  'complaint',
  'call-back',
  'bulk-request',
  'price-feed',
];

/** The kinds of the call that `staffWorkList` replaced; releases of before refuse any other. */
export const FORMER_STAFF_TASK_KINDS = [
  ...(['cancellation', 'comment', 'withdrawal', 'dealer-answer', 'mail', 'price-import'] as const),
  ...(['report', 'draft', 'campaign', 'job'] as const),
] as const satisfies readonly StaffTaskKind[];

const Version = v.pipe(v.number(), v.integer(), v.minValue(0));

export const StaffTask = v.object({
  Kind: openPicklist(v.picklist(FORMER_STAFF_TASK_KINDS)),
  ObjectId: Reference,
  /** 'DE-26-000123 · Maria Petersen'. */
  Title: CustomerText,
  /** The identifier of its page where that is not ObjectId: an order's number, a dealer's id. */
  Reference: Reference,
  /** Null: of no country. */
  CountryId: v.nullable(CountryId),
  Since: IsoTime,
  /** Null: by no certain time. */
  DueAt: v.nullable(IsoTime),
  /** Null: unassigned. */
  OwnerName: v.nullable(StaffText),
  IsMine: v.boolean(),
  /** Waits unseen until then; null: it does not. */
  SnoozedUntil: v.nullable(IsoTime),
  /** 0 until somebody takes or puts it off. */
  Version,
});

const filters = {
  kind: v.optional(v.picklist(['', ...FORMER_STAFF_TASK_KINDS]), ''),
  country: v.optional(v.picklist(['', ...COUNTRY_OPTIONS]), ''),
  /** Assigned to: anyone, the caller, nobody. */
  owner: v.optional(v.picklist(['', 'me', 'nobody']), ''),
  /** '1': what was put off as well. */
  snoozed: v.optional(v.picklist(['', '1']), ''),
};

/** Of tabs of before: WORK_LIST without clocks. */
export const TASK_LIST = {
  label: 'Was wartet',
  fileName: 'aufgaben',
  columns: {
    title: { label: 'Was', kind: 'text', field: 'Title', isPersonal: true, sort: 'kind' },
    kind: { label: 'Art', kind: 'code', field: 'Kind', labels: TASK_KIND_LABELS },
    country: { label: 'Land', kind: 'country', field: 'CountryId' },
    since: { label: 'Seit', kind: 'time', field: 'Since', sort: 'since' },
    due: { label: 'Fällig', kind: 'time', field: 'DueAt', sort: 'due' },
    owner: { label: 'Bei', kind: 'text', field: 'OwnerName', isPersonal: true },
  },
  defaultSort: 'due',
  searchHint: 'Nummer, Name',
  filters: {
    kind: { label: 'Art' },
    owner: { label: 'Bei', labels: { me: 'mir', nobody: 'niemandem' }, all: 'allen' },
    country: { label: 'Land', kind: 'country' },
    snoozed: { label: 'Zurückgestellte', labels: { '1': 'zeigen' }, all: 'verbergen' },
  },
} as const satisfies ListDeclaration<v.InferOutput<typeof StaffTask>>;

/** Sorts: due, since, kind. What has no due time stands last. */
export const staffTasks = defineCall({
  id: 'staffTasks',
  summary: 'What waits for the caller’s roles',
  method: 'GET',
  path: '/api/support/aufgaben',
  query: v.object({ ...staffListQuery, ...filters }),
  response: staffListResponse(StaffTask),
  access: STAFF_ACCESS,
  csrf: false,
  replacedBy: 'staffWorkList',
});

export const exportStaffTasks = defineCall({
  id: 'exportStaffTasks',
  summary: 'What waits, as a file',
  method: 'GET',
  path: '/api/support/aufgaben/ausgabe',
  query: v.object({ ...staffExportQuery, ...filters }),
  response: v.unknown(),
  fileResponse: true,
  access: STAFF_ACCESS,
  csrf: false,
  replacedBy: 'exportStaffWorkList',
});

const ObjectId = impersonal('reference', v.pipe(v.string(), v.maxLength(80)));

/** Takes it or gives it back, puts it off, marks it as done. FORBIDDEN for kinds of other roles; NOT_FOUND when it waits no more. */
export const saveStaffTask = defineCall({
  id: 'saveStaffTask',
  summary: 'Takes or puts off what waits',
  method: 'POST',
  path: '/api/support/aufgaben',
  body: v.object({
    Kind: StaffTaskKind,
    ObjectId,
    Version,
    /** Assigned to the caller; false: unassigned. */
    IsMine: v.boolean(),
    /** The day on which it waits again; null: it waits. */
    SnoozedUntil: v.nullable(IsoDate),
    /** Done until it waits anew; VALIDATION for kinds that end with what they are about. */
    IsDone: v.optional(v.boolean(), false),
  }),
  response: v.object({ Version }),
  access: STAFF_ACCESS,
  csrf: true,
});

/**
 * Restores what stood before the caller's own last change. VERSION_CONFLICT after a later change of anybody, and where
 * the last change was somebody else's or is undone already; NOT_FOUND where nothing was changed.
 */
export const undoStaffTask = defineCall({
  id: 'undoStaffTask',
  summary: 'Undoes the caller’s last change of what waits',
  method: 'POST',
  path: '/api/support/aufgaben/zuruecknehmen',
  body: v.object({ Kind: StaffTaskKind, ObjectId, Version }),
  response: v.object({ Version }),
  access: STAFF_ACCESS,
  csrf: true,
});
