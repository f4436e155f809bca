import { CALL_AREA_LABELS, PERMISSION_KIND_LABELS } from '@heizplatz/contract';
import { useLingui } from '@lingui/react/macro';
import { useLabels } from '../../../../shared/labels/use-labels';
import { ROLE_LABELS } from '../../../../shared/users/role-labels';
import type { ListFilter } from '../../../../shared/staff-table/filters/list-filter';
import { toOptions } from '../../../../shared/labels/to-options';

/** Area, role and kind of the listed permissions. */
export function usePermissionFilters(): readonly ListFilter[] {
  const { t } = useLingui();
  const all = { value: '', label: t`alle` };
  const areas = toOptions(useLabels(CALL_AREA_LABELS));
  const roles = ROLE_LABELS.map(({ role, name }) => ({ value: role, label: t(name) }));
  const kinds = toOptions(useLabels(PERMISSION_KIND_LABELS));
  return [
    { name: 'area', label: t`Bereich`, options: [all, ...areas] },
    { name: 'role', label: t`Rolle`, options: [all, ...roles] },
    { name: 'kind', label: t`Art`, options: [all, ...kinds] },
  ];
}
