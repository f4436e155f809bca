import { STAFF_TASK_KINDS, STAFF_TASK_ROLES, TASK_KIND_LABELS } from '@heizplatz/contract';
import { hasAnyRoleOrAdmin } from '@heizplatz/identity';
import { useUser } from '@heizplatz/router';
import { useLingui } from '@lingui/react/macro';
import { useLabels } from '../../shared/labels/use-labels';
import { useCountryChoices } from '../../shared/staff-form/use-choices';
import type { ListFilter } from '../../shared/staff-table/filters/list-filter';
import styles from './start-view.module.css';

/** Filters of the work list; kinds are those that the caller's roles see to. */
export function useTaskFilters(): readonly ListFilter[] {
  const { t } = useLingui();
  const labels = useLabels(TASK_KIND_LABELS);
  const user = useUser();
  const kinds = STAFF_TASK_KINDS.filter((kind) => hasAnyRoleOrAdmin(user, STAFF_TASK_ROLES[kind])).map((kind) => ({
    value: kind,
    label: labels[kind],
  }));
  const countries = useCountryChoices();
  const all = { value: '', label: t`alle` };
  const owners = [
    { value: '', label: t`allen` },
    { value: 'me', label: t`mir` },
    { value: 'nobody', label: t`niemandem` },
  ];
  return [
    { name: 'kind', label: t`Art`, options: [all, ...kinds], className: styles.kind },
    { name: 'owner', label: t`Bei`, options: owners },
    { name: 'country', label: t`Land`, options: [all, ...countries] },
    { name: 'late', label: t`Frist`, options: [all, { value: '1', label: t`überfällig` }] },
    {
      name: 'snoozed',
      label: t`Zurückgestellte`,
      options: [
        { value: '', label: t`verbergen` },
        { value: '1', label: t`zeigen` },
      ],
    },
  ];
}
