import { STAFF_TASK_KINDS, STAFF_TASK_ROLES } from '@heizplatz/contract';
import { SITES } from '@heizplatz/country';
import { hasAnyRoleOrAdmin } from '@heizplatz/identity';
import { useSearchParams, useUser } from '@heizplatz/router';
import { SelectField } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import styles from './start-view.module.css';
import { TASK_LABELS } from './task-labels';

export function TaskFilters() {
  const { i18n, t } = useLingui();
  const [params] = useSearchParams();
  const user = useUser();
  const kinds = STAFF_TASK_KINDS.filter((kind) => hasAnyRoleOrAdmin(user, STAFF_TASK_ROLES[kind])).map((kind) => ({
    value: kind,
    label: i18n._(TASK_LABELS[kind].label),
  }));
  const countries = Object.values(SITES).map(({ countryId, countryName }) => ({
    value: String(countryId),
    label: countryName,
  }));
  const field = (name: string) => ({ name, size: 'small', defaultValue: params.get(name) ?? '' }) as const;
  return (
    <>
      <SelectField
        {...field('kind')}
        className={styles.kind}
        label={t`Art`}
        options={[{ value: '', label: t`alle` }, ...kinds]}
      />
      <SelectField
        {...field('owner')}
        label={t`Bei`}
        options={[
          { value: '', label: t`allen` },
          { value: 'me', label: t`mir` },
          { value: 'nobody', label: t`niemandem` },
        ]}
      />
      <SelectField {...field('country')} label={t`Land`} options={[{ value: '', label: t`alle` }, ...countries]} />
      <SelectField
        {...field('late')}
        label={t`Frist`}
        options={[
          { value: '', label: t`alle` },
          { value: '1', label: t`überfällig` },
        ]}
      />
      <SelectField
        {...field('snoozed')}
        label={t`Zurückgestellte`}
        options={[
          { value: '', label: t`verbergen` },
          { value: '1', label: t`zeigen` },
        ]}
      />
    </>
  );
}
