import { CALL_AREA_LABELS, PERMISSION_KIND_LABELS } from '@heizplatz/contract';
import { useLingui } from '@lingui/react/macro';
import { useLabels } from '../../../../shared/labels/use-labels';
import { ROLE_LABELS } from '../../../../shared/users/role-labels';
import type { ListFilter } from '../../../../shared/staff-table/filters/list-filter';

/** Area, role and kind of the listed permissions. */
export function usePermissionFilters(): readonly ListFilter[] {
  const { t } = useLingui();
  const all = { value: '', label: t`alle` };
  const areas = Object.entries(useLabels(CALL_AREA_LABELS)).map(([value, label]) => ({ value, label }));
  const roles = ROLE_LABELS.map(({ role, name }) => ({ value: role, label: t(name) }));
  const kinds = Object.entries(useLabels(PERMISSION_KIND_LABELS)).map(([value, label]) => ({ value, label }));
  return [
    { name: 'area', label: t`Bereich`, options: [all, ...areas] },
    { name: 'role', label: t`Rolle`, options: [all, ...roles] },
    { name: 'kind', label: t`Art`, options: [all, ...kinds] },
  ];
}
