import { CALLS } from '@heizplatz/contract';
import { ROLES } from '@heizplatz/identity';
import type { PageRequest } from '@heizplatz/router';
import { requireRoles } from '../../../../shared/start/staff-guard';
import { callersInput } from './callers-input';

/** Customers that were looked for; nobody before a word was typed. */
export async function loadPhoneOrder({ api, user, url, site }: PageRequest): Promise<null> {
  requireRoles(user, [ROLES.customerSupport]);
  const input = callersInput(url.searchParams, site.countryId);
  if (input) await api(CALLS.staffCustomers, input);
  return null;
}
