import type { CallResponse, CALLS } from '@heizplatz/contract';
import { useLingui } from '@lingui/react/macro';
import { useReleaseStates } from './use-release-states';
import type { ListFilter } from '../../../shared/staff-table/filters/list-filter';

type Remotes = CallResponse<typeof CALLS.publishedReleases>['Remotes'];

/** Areas that have releases, and where a release stands. */
export function useReleaseFilters(remotes: Remotes = []): readonly ListFilter[] {
  const { t } = useLingui();
  const all = { value: '', label: t`alle` };
  const areas = remotes.map(({ Remote, RemoteName }) => ({ value: Remote, label: RemoteName }));
  const states = Object.entries(useReleaseStates()).map(([value, label]) => ({ value, label }));
  return [
    { name: 'remote', label: t`Bereich`, options: [all, ...areas] },
    { name: 'state', label: t`Stand`, options: [all, ...states] },
  ];
}
