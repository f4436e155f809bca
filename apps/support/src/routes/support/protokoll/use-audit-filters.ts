import { useCall } from '@heizplatz/api-client';
import { CALLS, STAFF_LISTS } from '@heizplatz/contract';
import type { ListFilter } from '../../../shared/staff-table/filters/list-filter';
import { useListFilters } from '../../../shared/staff-table/filters/use-list-filters';

/** Fields of the log's filter form, as its address has them. */
export function useAuditFilters(): readonly ListFilter[] {
  const { data } = useCall(CALLS.auditChoices, {});
  const persons = data?.Persons.map(({ PersonId, Name }) => ({ value: String(PersonId), label: Name })) ?? [];
  const actions = data?.Acts.map(({ CallId, Act }) => ({ value: CallId, label: Act })) ?? [];
  return useListFilters(STAFF_LISTS.auditLog, {
    person: { options: persons },
    forUser: { text: { inputMode: 'numeric', maxLength: 9 } },
    order: { text: { maxLength: 60 } },
    dealer: { text: { maxLength: 80 } },
    call: { options: actions },
  });
}
