import { useCall } from '@heizplatz/api-client';
import { CALLS, type ReleaseRow } from '@heizplatz/contract';
import { useSearchParams } from '@heizplatz/router';
import { EmptyState, Notice } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useState } from 'react';
import { listQuery } from '../../../shared/staff-table/list-query';
import { StaffPage } from '../../../shared/staff-page/staff-page';
import { StaffTable } from '../../../shared/staff-table/staff-table';
import { HealthCard } from './health-card';
import { ReleaseFilters } from './release-filters';
import { ServingCard } from './serving-card';
import { SwitchDialog } from './switch-dialog';
import { useReleaseColumns } from './use-release-columns';

/** Versions of the areas that are released apart: which serve, which did, and switching to another. */
export function ReleasesView() {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const query = listQuery(CALLS.staffReleases.query, params);
  const { data, error, mutate } = useCall(CALLS.staffReleases, { query });
  const [chosen, setChosen] = useState<ReleaseRow | null>(null);
  const columns = useReleaseColumns(data?.Registry === 'there' ? setChosen : null);
  const remotes = data?.Remotes;
  const getName = useCallback(
    (remote: string) => remotes?.find(({ Remote }) => Remote === remote)?.RemoteName ?? remote,
    [remotes],
  );
  const serving = remotes?.find(({ Remote }) => Remote === chosen?.Remote)?.ServingVersion ?? null;
  return (
    <StaffPage
      title={t`Releases`}
      lead={<Trans>Die Bereiche werden einzeln veröffentlicht. Umstellen gilt sofort und für alle Besucher.</Trans>}
    >
      {data?.Registry === 'unreadable' && (
        <Notice tone="bad">
          <p>
            <Trans>
              Was ausgeliefert wird, ist nicht lesbar (pointer.json oder Datenbank). Besucher bekommen weiter, was
              zuletzt galt; umstellen geht erst, wenn es wieder lesbar ist.
            </Trans>
          </p>
        </Notice>
      )}
      {data?.Registry === 'there' && <ServingCard remotes={remotes ?? []} />}
      {data?.Registry === 'there' && <HealthCard getName={getName} />}
      {data?.Registry === 'missing' ? (
        <EmptyState title={t`Noch ist nichts veröffentlicht`}>
          <Trans>
            Versionen kommen hierher mit dem Befehl „npm run release -- publish“ und dem Namen des Bereichs.
          </Trans>
        </EmptyState>
      ) : (
        <StaffTable
          label={t`Releases`}
          columns={columns}
          rowKey={({ Remote, Version }) => `${Remote} ${Version}`}
          data={data}
          error={error}
          onRetry={() => void mutate()}
          getMark={({ State, Fault }) => (State === 'serving' && Fault ? 'warn' : undefined)}
          defaultSort="-built"
          searchHint={t`Version`}
          filters={<ReleaseFilters params={params} remotes={remotes ?? []} />}
          exportPath={CALLS.exportStaffReleases.path}
          emptyTitle={t`Keine Version gefunden`}
        />
      )}
      {chosen && (
        <SwitchDialog row={chosen} serving={serving} reload={() => mutate()} onClose={() => setChosen(null)} />
      )}
    </StaffPage>
  );
}
