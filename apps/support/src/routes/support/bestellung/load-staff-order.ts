import { CALLS } from '@heizplatz/contract';
import { ROLES } from '@heizplatz/identity';
import { commonDataInput } from '@heizplatz/order-ui';
import { notFound, type PageRequest } from '@heizplatz/router';
import { requireRoles } from '../../../shared/start/staff-guard';
import { staffOrderInput } from './staff-order-input';

/** Support changes orders; those who talk to dealers and those who count money read them. */
export const ORDER_READERS = [ROLES.customerSupport, ROLES.dealerSupport, ROLES.financial];

export async function loadStaffOrder({ api, user, params, site }: PageRequest): Promise<{ orderId: string }> {
  requireRoles(user, ORDER_READERS);
  const orderId = params['orderId'] ?? '';
  const [order] = await Promise.all([
    api(CALLS.staffOrder, staffOrderInput(orderId)),
    api(CALLS.commonData, commonDataInput(site.countryId)),
  ]);
  return order ? { orderId } : notFound();
}
