import { type PageRequest, notFound, pageAction, pageLoader, redirect, type RouteObject } from '@heizplatz/router';
import { CALLS } from '@heizplatz/contract';
import { CUSTOMER_PATH, customerPath } from '@heizplatz/routes';
import { STAFF_HANDLE } from '../../../../shared/staff-page/staff-handle';
import { requireAccess } from '../../../../shared/start/staff-guard';
import { ProblemError } from '@heizplatz/api-client';
import { customerInput } from './customer-input';
import { timelineInput } from './timeline-input';

/** The card says itself that the timeline could not be read. */
function ignoreProblem(error: unknown): null {
  if (error instanceof ProblemError) return null;
  throw error;
}

async function loadCustomer({ api, user, url }: PageRequest): Promise<{ customerId: number }> {
  requireAccess(user, CALLS.staffCustomer);
  const id = url.searchParams.get('id') ?? '';
  if (!/^\d{1,9}$/.test(id)) notFound();
  const customerId = Number(id);
  const timeline = api(CALLS.staffCustomerTimeline, timelineInput(customerId, url.searchParams)).catch(ignoreProblem);
  const [customer] = await Promise.all([api(CALLS.staffCustomer, customerInput(customerId)), timeline]);
  if (!customer) return notFound();
  // A merged customer's number leads to the one that stays.
  if (customer.Id !== customerId) throw redirect(customerPath(customer.Id));
  return { customerId };
}

/** /support/kunde/bearbeiten?id=… */
export const customerRoute: RouteObject = {
  path: CUSTOMER_PATH,
  lazy: async () => ({
    Component: (await import(/* webpackChunkName: "staff-customer" */ './customer-view')).CustomerView,
  }),
  action: pageAction(async (sent) =>
    (await import(/* webpackChunkName: "staff-customer" */ './customer-action')).takeCustomerForm(sent),
  ),
  handle: STAFF_HANDLE,
  loader: pageLoader(loadCustomer),
};
