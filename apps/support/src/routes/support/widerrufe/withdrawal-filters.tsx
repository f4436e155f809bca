import { useSearchParams } from '@heizplatz/router';
import { SelectField } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import { useWithdrawalLabels } from './use-withdrawal-labels';

/** Switzerland has no right of withdrawal. */
export function WithdrawalFilters() {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const { outcomes } = useWithdrawalLabels();
  const common = (name: string) => ({ name, size: 'small', defaultValue: params.get(name) ?? '' }) as const;
  const all = { value: '', label: t`Alle` };
  return (
    <>
      <SelectField
        {...common('state')}
        label={t`Stand`}
        options={[all, { value: 'open', label: t`Offen` }, { value: 'settled', label: t`Erledigt` }]}
      />
      <SelectField
        {...common('outcome')}
        label={t`Wirkung`}
        options={[all, ...Object.entries(outcomes).map(([value, label]) => ({ value, label }))]}
      />
      <SelectField
        {...common('country')}
        label={t`Land`}
        options={[all, { value: '1', label: t`Deutschland` }, { value: '2', label: t`Österreich` }]}
      />
    </>
  );
}
