import { STAFF_LISTS, STAFF_TASK_KINDS, STAFF_TASK_ROLES, TASK_KIND_LABELS } from '@heizplatz/contract';
import { hasAnyRoleOrAdmin } from '@heizplatz/identity';
import { useUser } from '@heizplatz/router';
import { useLabels } from '../../shared/labels/use-labels';
import type { ListFilter } from '../../shared/staff-table/filters/list-filter';
import { useListFilters } from '../../shared/staff-table/filters/use-list-filters';
import styles from './start-view.module.css';

/** Filters of the work list; kinds are those that the caller's roles see to. */
export function useTaskFilters(): readonly ListFilter[] {
  const labels = useLabels(TASK_KIND_LABELS);
  const user = useUser();
  const options = STAFF_TASK_KINDS.filter((kind) => hasAnyRoleOrAdmin(user, STAFF_TASK_ROLES[kind])).map((kind) => ({
    value: kind,
    label: labels[kind],
  }));
  return useListFilters(STAFF_LISTS.staffWorkList, { kind: { options, className: styles.kind } });
}
