import { CALLS } from '@heizplatz/contract';
import type { PageRequest } from '@heizplatz/router';
import { requireAccess } from '../../../../shared/start/staff-guard';
import { callersInput } from './callers-input';

/** The customers of the search; none before a text was entered. */
export async function loadPhoneOrder({ api, user, url }: PageRequest): Promise<null> {
  requireAccess(user, CALLS.staffCustomers);
  const input = callersInput(url.searchParams);
  if (input) await api(CALLS.staffCustomers, input);
  return null;
}
