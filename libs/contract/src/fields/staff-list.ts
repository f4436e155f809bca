import { impersonal } from '@heizplatz/identity';
import * as v from 'valibot';
import type { Schema } from '../call.ts';
import { shortText, WholeNumberText } from './fields.ts';

/** Rows a page of a staff list holds. */
export const STAFF_PAGE_SIZES = [25, 50, 100] as const;

/** A list counts its rows no further than this. */
export const STAFF_TOTAL_CAP = 10_000;

/**
 * What every staff list reads from its address; spread into a call's query beside the list's own filters:
 * `query: v.object({ ...staffListQuery, country: … })`. All are text and may be missing; out of range is 400.
 */
export const staffListQuery = {
  /** Search terms; the list defines which fields are searched. */
  search: v.optional(impersonal('search', v.pipe(v.string(), v.trim(), v.maxLength(120, 'TOO_LONG'))), ''),
  /** A column's key, '-' before it: descending. Empty, or a column that cannot be sorted by: the list's own order. */
  sort: v.optional(v.pipe(v.string(), v.regex(/^(-?[A-Za-z][A-Za-z0-9]{0,59})?$/, 'SORT_INV')), ''),
  /** From 1; no further than the rows that are counted. */
  page: v.optional(v.pipe(WholeNumberText, v.minValue(1), v.maxValue(STAFF_TOTAL_CAP / STAFF_PAGE_SIZES[0])), '1'),
  size: v.optional(v.pipe(WholeNumberText, v.picklist(STAFF_PAGE_SIZES)), '25'),
};

const idFilter = v.optional(
  v.union([v.literal(''), v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/, 'NOT_A_NUMBER'))]),
  '',
);

/** Filter of a list by a dealer's id; empty: all. */
export const dealerIdFilter = idFilter;
/** The one row of this number: a case that an address names, which the list's page may not have. Empty: all. */
export const onlyIdFilter = idFilter;

/** What a list's rows are ordered and paged by, after parsing. */
export type StaffListRequest = v.InferOutput<v.ObjectSchema<typeof staffListQuery, undefined>>;

/** A page of a staff list: `response: staffListResponse(OrderRow)`. */
export const staffListResponse = <const Row extends Schema>(row: Row) =>
  v.object({
    Rows: v.array(row),
    /** Counted to 10,000 at most. */
    Total: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(STAFF_TOTAL_CAP)),
    /** There are more rows than Total. */
    IsTotalCapped: v.boolean(),
    Page: v.number(),
    PageSize: v.number(),
  });

/** Shorter is no reason. */
export const FILE_REASON_MIN_LENGTH = 5;

/** The query of a list's file, in addition to the list's own query. */
export const staffFileQuery = {
  /** '1': with the columns that name persons; that needs a reason. */
  personal: v.optional(v.picklist(['0', '1'], 'PERSONAL_INV'), '0'),
  /** Why they are needed, for the audit log; too short beside personal=1 is 400 REASON_REQ. */
  reason: v.optional(impersonal('search', shortText(300)), ''),
  format: v.optional(v.picklist(['csv', 'xlsx'], 'FORMAT_INV'), 'csv'),
};

/** Query of a list's file, beside the list's own filters: `v.object({ ...staffExportQuery, country: … })`. Page and size are not heeded. */
export const staffExportQuery = { ...staffListQuery, ...staffFileQuery };
