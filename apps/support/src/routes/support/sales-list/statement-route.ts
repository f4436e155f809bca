import { CALLS, StatementPath } from '@heizplatz/contract';
import { notFound, pageLoader, type RouteObject } from '@heizplatz/router';
import { SALES_PATH } from '@heizplatz/routes';
import * as v from 'valibot';
import { STAFF_HANDLE } from '../../../shared/staff-page/staff-handle';
import { requireAccess } from '../../../shared/start/staff-guard';
import { StatementView } from './statement-view';

/** What a dealer owes for a month; what is no month and dealer is 404. */
export const statementRoute: RouteObject = {
  path: `${SALES_PATH}/:month/:dealerId`,
  Component: StatementView,
  handle: STAFF_HANDLE,
  loader: pageLoader(async ({ api, user, params }) => {
    requireAccess(user, CALLS.commissionStatement);
    const { month = '', dealerId = '' } = params;
    const input = { params: { month, dealerId } };
    if (!v.is(StatementPath, input.params)) throw notFound();
    if ((await api(CALLS.commissionStatement, input)) === null) throw notFound();
    return input;
  }),
};
