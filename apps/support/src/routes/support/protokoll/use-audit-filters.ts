import { useCall } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { useLingui } from '@lingui/react/macro';
import type { ListFilter } from '../../../shared/staff-table/filters/list-filter';

/** Fields of the log's filter form, as its address has them. */
export function useAuditFilters(): readonly ListFilter[] {
  const { t } = useLingui();
  const { data } = useCall(CALLS.auditChoices, {});
  const persons = data?.Persons.map(({ PersonId, Name }) => ({ value: String(PersonId), label: Name })) ?? [];
  const actions = data?.Acts.map(({ CallId, Act }) => ({ value: CallId, label: Act })) ?? [];
  const all = { value: '', label: t`alle` };
  return [
    { name: 'person', label: t`Wer`, options: [all, ...persons] },
    { name: 'forUser', label: t`Für wen (Nummer)`, text: { inputMode: 'numeric', maxLength: 9 } },
    { name: 'order', label: t`Bestellnummer`, text: { maxLength: 60 } },
    { name: 'dealer', label: t`Händler (Name oder Nummer)`, text: { maxLength: 80 } },
    { name: 'call', label: t`Was`, options: [all, ...actions] },
    { name: 'from', label: t`Von` },
    { name: 'to', label: t`Bis` },
    {
      name: 'outcome',
      label: t`Ergebnis`,
      options: [
        all,
        { value: 'done', label: t`erledigt` },
        { value: 'held', label: t`zur Freigabe vorgelegt` },
        { value: 'refused', label: t`abgelehnt` },
        { value: 'broken', label: t`abgebrochen` },
      ],
    },
  ];
}
