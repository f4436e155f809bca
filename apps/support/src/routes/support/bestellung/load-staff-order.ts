import { CALLS } from '@heizplatz/contract';
import { commonDataInput } from '@heizplatz/order-ui';
import { notFound, type PageRequest } from '@heizplatz/router';
import { requireAccess } from '../../../shared/start/staff-guard';
import { staffOrderInput } from './staff-order-input';

export async function loadStaffOrder({ api, user, params, site }: PageRequest): Promise<{ orderId: string }> {
  requireAccess(user, CALLS.staffOrder);
  const orderId = params['orderId'] ?? '';
  const [order] = await Promise.all([
    api(CALLS.staffOrder, staffOrderInput(orderId)),
    api(CALLS.commonData, commonDataInput(site.countryId)),
  ]);
  return order ? { orderId } : notFound();
}
