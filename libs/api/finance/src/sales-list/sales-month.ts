import { defineHandler, isoDay, localDay, problem } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { formatUserName } from '@heizplatz/identity';
import { toMonth, monthsBetween } from '../commissions/booking-month';
import { closeMonth, type ClosingRefusal } from '../commission-months/close-month';
import { closedMonth, firstMonth, oldestOpenMonth } from '../commission-months/month-repository';
import { compareMonths } from './compare-months';
import { countExpected, findMonthCountries } from './sales-repository';

const firstDay = (month: string): string => `${month}-01`;
const short = (month: string): string => month.slice(0, 7);

/** GET /api/support/verkaufsliste/monat; without one the running month. */
export const salesMonth = defineHandler(CALLS.salesMonth, async ({ query }, { db, clock }) => {
  const today = isoDay(localDay(clock()));
  const current = toMonth(today);
  const month = query.month === '' ? current : firstDay(query.month);
  const oldestOpen = (await oldestOpenMonth(db)) ?? current;
  const closed = await closedMonth(db, month);
  const first = (await firstMonth(db)) ?? current;
  return {
    Month: short(month),
    Months: monthsBetween(first, current > oldestOpen ? current : oldestOpen).map(short),
    OldestOpen: short(oldestOpen),
    Closed: closed && { At: closed.closedAt.toISOString(), By: closed.closedByName },
    CanClose: month === oldestOpen && month < current,
    OrdersExpected: await countExpected(db, month),
    Countries: await findMonthCountries(db, month),
    Comparisons: await compareMonths(db, month, today),
  };
});

const REFUSALS: Readonly<Record<ClosingRefusal, string>> = {
  MONTH_NOT_OVER: 'Der Monat läuft noch.',
  MONTH_ORDER: 'Dieser Monat ist schon abgeschlossen, oder ein älterer ist noch offen.',
};

/** POST /api/support/verkaufsliste/monat-abschliessen. */
export const closeSalesMonth = defineHandler(CALLS.closeSalesMonth, async ({ body }, context) => {
  const { db, clock, user, audit } = context;
  if (!user) throw problem('UNAUTHENTICATED');
  const by = { id: user.id, name: formatUserName(user) };
  const refusal = await closeMonth(db, { month: firstDay(body.Month), by, at: clock() });
  if (refusal) throw problem('CONFLICT', { detail: REFUSALS[refusal], context: { Reason: refusal } });
  audit.note({ before: { Month: body.Month, State: 'offen' }, after: { Month: body.Month, State: 'abgeschlossen' } });
  return { success: true };
});
