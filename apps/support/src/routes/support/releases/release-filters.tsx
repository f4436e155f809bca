import type { CallResponse, CALLS } from '@heizplatz/contract';
import { SelectField } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import { useReleaseStates } from './use-release-states';

interface ReleaseFiltersProps {
  readonly params: URLSearchParams;
  readonly remotes: CallResponse<typeof CALLS.publishedReleases>['Remotes'];
}

export function ReleaseFilters({ params, remotes }: ReleaseFiltersProps) {
  const { t } = useLingui();
  const field = (name: string) => ({ name, size: 'small', defaultValue: params.get(name) ?? '' }) as const;
  const all = { value: '', label: t`alle` };
  const areas = remotes.map(({ Remote, RemoteName }) => ({ value: Remote, label: RemoteName }));
  const states = Object.entries(useReleaseStates()).map(([value, label]) => ({ value, label }));
  return (
    <>
      <SelectField {...field('remote')} label={t`Bereich`} options={[all, ...areas]} />
      <SelectField {...field('state')} label={t`Stand`} options={[all, ...states]} />
    </>
  );
}
