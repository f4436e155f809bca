import { CALLS } from '@heizplatz/contract';
import { customerPath } from '@heizplatz/routes';
import { listQuery } from '../../../../shared/staff-table/list-query';
import { customerInput } from './customer-input';

/** The query of the customer's page beside its number, by the names in its address. */
const FIELDS = { verlauf: 'kind', suche: 'search', seite: 'page' } as const;

/** What loader and card read the timeline by. */
export function timelineInput(customerId: number, params: URLSearchParams) {
  const query = Object.entries(FIELDS).flatMap(([name, field]) => {
    const value = params.get(name);
    return value ? [[field, value]] : [];
  });
  return {
    ...customerInput(customerId),
    query: listQuery(CALLS.staffCustomerTimeline.query, new URLSearchParams(query)),
  };
}

/** The customer's page with another part of the timeline. */
export function timelinePath(customerId: number, { kind = '', search = '', page = 1 }): string {
  const fields = { verlauf: kind, suche: search, seite: page > 1 ? String(page) : '' };
  const params = new URLSearchParams(Object.entries(fields).filter(([, value]) => value !== ''));
  const query = params.toString();
  return `${customerPath(customerId)}${query && `&${query}`}#verlauf`;
}
