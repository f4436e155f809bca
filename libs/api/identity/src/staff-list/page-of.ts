import { STAFF_TOTAL_CAP, type StaffListRequest } from '@heizplatz/contract';

/** A page of a list whose rows are in memory. */
export const pageOf = <Row>(rows: readonly Row[], { page, size }: Pick<StaffListRequest, 'page' | 'size'>) => ({
  Rows: rows.slice((page - 1) * size, page * size),
  Total: Math.min(rows.length, STAFF_TOTAL_CAP),
  IsTotalCapped: rows.length > STAFF_TOTAL_CAP,
  Page: page,
  PageSize: size,
});
