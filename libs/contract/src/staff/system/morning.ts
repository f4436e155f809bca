import {
  ADMIN_ROLES,
  ADVERT_READER_ROLES,
  ADVERT_ROLES,
  CANCELLATION_ROLES,
  DEALER_ROLES,
  EDITOR_ROLES,
  FINANCE_ROLES,
  NEWS_ROLES,
  type Role,
  STATISTIC_ROLES,
  SUPPORT_ROLES,
} from '@heizplatz/identity';
import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import { IsoDate } from '../../fields/fields.ts';
import { STAFF_ACCESS } from '../../staff-access.ts';
import { StaffTaskKind } from './tasks.ts';
import { openPicklist } from '../../fields/open-picklist.ts';

/** What the morning page counts a day, each with the roles that see it; Admin is not implied, and named where it does. */
export const STAFF_METRIC_ROLES = {
  /** Orders placed. */
  orders: [...SUPPORT_ROLES, ...STATISTIC_ROLES, ...ADMIN_ROLES],
  cancellations: [...CANCELLATION_ROLES, ...FINANCE_ROLES],
  withdrawals: SUPPORT_ROLES,
  /** Orders that expired since their dealer did not answer. */
  unanswered: CANCELLATION_ROLES,
  /** Mails whose attempts are used up, by the day they were written. */
  failedMails: [...SUPPORT_ROLES, ...ADMIN_ROLES],
  complaints: DEALER_ROLES,
  /** Price files received. */
  priceImports: DEALER_ROLES,
  /** Notices of unlawful content. */
  reports: DEALER_ROLES,
  delivered: FINANCE_ROLES,
  invoiced: FINANCE_ROLES,
  /** Versions of pages and news written. */
  edits: EDITOR_ROLES,
  /** Versions that went live. */
  published: NEWS_ROLES,
  impressions: ADVERT_READER_ROLES,
  clicks: ADVERT_READER_ROLES,
  /** Adverts approved. */
  approved: ADVERT_ROLES,
  failedJobs: ADMIN_ROLES,
  /** Lines of the audit log. */
  commands: ADMIN_ROLES,
} as const satisfies Record<string, readonly Role[]>;

const keys = <const T extends object>(value: T) => Object.keys(value) as (keyof T)[];
export const STAFF_METRICS = keys(STAFF_METRIC_ROLES);
const StaffMetricId = v.picklist(STAFF_METRICS);
export type StaffMetricId = v.InferOutput<typeof StaffMetricId>;

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Days of each metric: last week and the one before, up to yesterday. */
export const STAFF_METRIC_DAYS = 14;

/** Counts of the last 14 whole days, for the caller's roles. */
export const staffMorning = defineCall({
  id: 'staffMorning',
  summary: 'Yesterday and the last two weeks in metrics of the caller’s roles',
  method: 'GET',
  path: '/api/support/morgen',
  response: v.object({
    /** The first of the days, which follow each other. */
    FirstDay: IsoDate,
    Metrics: v.array(
      v.object({
        Id: openPicklist(StaffMetricId),
        Counts: v.pipe(v.array(Count), v.minLength(STAFF_METRIC_DAYS), v.maxLength(STAFF_METRIC_DAYS)),
      }),
    ),
  }),
  access: STAFF_ACCESS,
  csrf: false,
});

/** How much waits for the caller's roles, without what was put off. Kinds of which nothing waits are left out. */
export const staffWaiting = defineCall({
  id: 'staffWaiting',
  summary: 'How much waits for the caller’s roles, by kind',
  method: 'GET',
  path: '/api/support/arbeitsliste/anzahl',
  response: v.object({ Kinds: v.array(v.object({ Kind: openPicklist(StaffTaskKind), Count, Late: Count })) }),
  access: STAFF_ACCESS,
  csrf: false,
});
