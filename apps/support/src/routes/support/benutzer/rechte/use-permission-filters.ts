import { useLingui } from '@lingui/react/macro';
import { ROLE_LABELS } from '../../../../shared/users/role-labels';
import { AREA_LABELS, PERMISSION_KIND_LABELS } from './permission-labels';
import type { ListFilter } from '../../../../shared/staff-table/filters/list-filter';

/** Area, role and kind of the listed permissions. */
export function usePermissionFilters(): readonly ListFilter[] {
  const { t } = useLingui();
  const all = { value: '', label: t`alle` };
  const areas = Object.entries(AREA_LABELS).map(([value, label]) => ({ value, label: t(label) }));
  const roles = ROLE_LABELS.map(({ role, name }) => ({ value: role, label: t(name) }));
  const kinds = Object.entries(PERMISSION_KIND_LABELS).map(([value, label]) => ({ value, label: t(label) }));
  return [
    { name: 'area', label: t`Bereich`, options: [all, ...areas] },
    { name: 'role', label: t`Rolle`, options: [all, ...roles] },
    { name: 'kind', label: t`Art`, options: [all, ...kinds] },
  ];
}
