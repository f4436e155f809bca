import { useSearchParams } from '@heizplatz/router';
import { SelectField } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import { useContentReportLabels } from './use-report-labels';

export function ContentReportFilters() {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const { states, kinds } = useContentReportLabels();
  const common = (name: string) => ({ name, size: 'small', defaultValue: params.get(name) ?? '' }) as const;
  const all = { value: '', label: t`Alle` };
  const named = (labels: Readonly<Record<string, string>>) =>
    Object.entries(labels).map(([value, label]) => ({ value, label }));
  return (
    <>
      <SelectField
        {...common('state')}
        label={t`Stand`}
        options={[all, { value: 'waiting', label: t`Wartet` }, ...named(states)]}
      />
      <SelectField {...common('kind')} label={t`Art`} options={[all, ...named(kinds)]} />
      <SelectField
        {...common('country')}
        label={t`Land`}
        options={[
          all,
          { value: '1', label: t`Deutschland` },
          { value: '2', label: t`Österreich` },
          { value: '3', label: t`Schweiz` },
        ]}
      />
    </>
  );
}
