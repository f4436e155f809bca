import { defineHandler, isoDay, localDay } from '@heizplatz/api-platform';
import { CALLS, STAFF_METRIC_DAYS, STAFF_METRIC_ROLES, STAFF_METRICS } from '@heizplatz/contract';
import { hasAnyRole } from '@heizplatz/identity';
import { countByDay } from './metric-repository';

/** The last 14 whole days in the metrics of the caller's roles. */
export const staffMorning = defineHandler(CALLS.staffMorning, async (_, { db, user, clock }) => {
  const ids = STAFF_METRICS.filter((id) => hasAnyRole(user, STAFF_METRIC_ROLES[id]));
  const today = localDay(clock());
  const from = today - STAFF_METRIC_DAYS;
  const rows = await countByDay(db, ids, { from, to: today });
  const counts = new Map(rows.map(({ id, day, count }) => [`${id} ${day}`, count]));
  const getCounts = (id: string) =>
    [...Array(STAFF_METRIC_DAYS).keys()].map((at) => counts.get(`${id} ${isoDay(from + at)}`) ?? 0);
  return { FirstDay: isoDay(from), Metrics: ids.map((id) => ({ Id: id, Counts: getCounts(id) })) };
});
