import { SelectField } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import { ROLE_LABELS } from '../../../../shared/users/role-labels';
import { AREA_LABELS, PERMISSION_KIND_LABELS } from './permission-labels';

/** Area, role and kind of the listed permissions. */
export function PermissionFilters({ params }: { readonly params: URLSearchParams }) {
  const { t } = useLingui();
  const field = (name: string) => ({ name, size: 'small', defaultValue: params.get(name) ?? '' }) as const;
  const all = { value: '', label: t`alle` };
  const areas = Object.entries(AREA_LABELS).map(([value, label]) => ({ value, label: t(label) }));
  const roles = ROLE_LABELS.map(({ role, name }) => ({ value: role, label: t(name) }));
  const kinds = Object.entries(PERMISSION_KIND_LABELS).map(([value, label]) => ({ value, label: t(label) }));
  return (
    <>
      <SelectField {...field('area')} label={t`Bereich`} options={[all, ...areas]} />
      <SelectField {...field('role')} label={t`Rolle`} options={[all, ...roles]} />
      <SelectField {...field('kind')} label={t`Art`} options={[all, ...kinds]} />
    </>
  );
}
