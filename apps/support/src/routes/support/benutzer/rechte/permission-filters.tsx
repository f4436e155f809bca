import { CALL_AREA_LABELS, PERMISSION_KIND_LABELS } from '@heizplatz/contract';
import { SelectField } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import { useLabels } from '../../../../shared/labels/use-labels';
import { ROLE_LABELS } from '../../../../shared/users/role-labels';

/** Area, role and kind of the listed permissions. */
export function PermissionFilters({ params }: { readonly params: URLSearchParams }) {
  const { t } = useLingui();
  const field = (name: string) => ({ name, size: 'small', defaultValue: params.get(name) ?? '' }) as const;
  const all = { value: '', label: t`alle` };
  const areas = Object.entries(useLabels(CALL_AREA_LABELS)).map(([value, label]) => ({ value, label }));
  const roles = ROLE_LABELS.map(({ role, name }) => ({ value: role, label: t(name) }));
  const kinds = Object.entries(useLabels(PERMISSION_KIND_LABELS)).map(([value, label]) => ({ value, label }));
  return (
    <>
      <SelectField {...field('area')} label={t`Bereich`} options={[all, ...areas]} />
      <SelectField {...field('role')} label={t`Rolle`} options={[all, ...roles]} />
      <SelectField {...field('kind')} label={t`Art`} options={[all, ...kinds]} />
    </>
  );
}
