import { useCall } from '@heizplatz/api-client';
import { CALLS, type PublishedRelease, STAFF_LISTS } from '@heizplatz/contract';
import { useSearchParams } from '@heizplatz/router';
import { HOME_PATH } from '@heizplatz/routes';
import { EmptyState, Notice, TextLink } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useState } from 'react';
import { listQuery } from '../../../shared/staff-table/list-query';
import { StaffPage } from '../../../shared/staff-page/staff-page';
import { useListFilters } from '../../../shared/staff-table/filters/use-list-filters';
import { StaffTable } from '../../../shared/staff-table/staff-table';
import { CanaryDialog } from './canary-dialog';
import { HealthCard } from './health-card';
import { HistoryCard } from './history-card';
import { MoveDialog, type ReleaseMoveChoice } from './move-dialog';
import { ServingCard } from './serving-card';
import { isAnyWaiting } from './shells-text';
import { SwitchDialog } from './switch-dialog';
import { useReleaseColumns } from './use-release-columns';

const WAITING_MS = 2000;
const QUIET_MS = 10_000;

/** What the shells serve; asked more often while one does not serve yet what it is told to. */
function useShells() {
  const [isWaiting, setIsWaiting] = useState(false);
  const refreshMs = isWaiting ? WAITING_MS : QUIET_MS;
  const { data, mutate } = useCall(CALLS.releaseHealth, { query: { hours: '24' } }, { refreshMs });
  const shells = data?.Shells ?? [];
  if (isAnyWaiting(shells) !== isWaiting) setIsWaiting(!isWaiting);
  return { shells, reloadShells: mutate };
}

/** Versions of the areas that are released apart: which serve, which did, and switching to another. */
export function ReleasesView() {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const query = listQuery(CALLS.publishedReleases.query, params);
  const { data, error, mutate } = useCall(CALLS.publishedReleases, { query });
  const [chosen, setChosen] = useState<PublishedRelease | null>(null);
  const [tried, setTried] = useState<PublishedRelease | null>(null);
  const [move, setMove] = useState<ReleaseMoveChoice | null>(null);
  const history = useCall(CALLS.releaseMoves, {});
  const { shells, reloadShells } = useShells();
  const reload = () => Promise.all([mutate(), history.mutate(), reloadShells()]);
  const columns = useReleaseColumns(data?.Registry === 'there' ? { onSwitch: setChosen, onTry: setTried } : null);
  const remotes = data?.Remotes;
  const options = remotes?.map(({ Remote, RemoteName }) => ({ value: Remote, label: RemoteName })) ?? [];
  const filters = useListFilters(STAFF_LISTS.publishedReleases, { remote: { options } });
  const getName = useCallback(
    (remote: string) => remotes?.find(({ Remote }) => Remote === remote)?.RemoteName ?? remote,
    [remotes],
  );
  const getServing = (row: PublishedRelease) =>
    remotes?.find(({ Remote }) => Remote === row.Remote)?.ServingVersion ?? null;
  return (
    <StaffPage
      title={t`Releases`}
      lead={
        <>
          <Trans>
            Die Bereiche werden einzeln veröffentlicht. Umstellen gilt sofort und für alle Besucher, eine Probe für
            einen Teil von ihnen.
          </Trans>{' '}
          <TextLink href={`${HOME_PATH}?grenzen=1`}>
            <Trans>Grenzen der Bereiche auf den Seiten zeigen</Trans>
          </TextLink>
        </>
      }
    >
      {data?.Registry === 'unreadable' && (
        <Notice tone="bad">
          <p>
            <Trans>
              Was ausgeliefert wird, ist nicht lesbar (Datenbank oder Speicher der Releases). Besucher bekommen weiter,
              was zuletzt galt; umstellen geht erst, wenn es wieder lesbar ist.
            </Trans>
          </p>
        </Notice>
      )}
      {data?.Registry === 'there' && <ServingCard remotes={remotes ?? []} shells={shells} choose={setMove} />}
      {data?.Registry === 'there' && <HealthCard getName={getName} />}
      {data?.Registry === 'missing' ? (
        <EmptyState title={t`Noch ist nichts veröffentlicht`}>
          <Trans>
            Versionen kommen hierher mit dem Befehl „npm run release -- publish“ und dem Namen des Bereichs.
          </Trans>
        </EmptyState>
      ) : (
        <StaffTable
          list={STAFF_LISTS.publishedReleases}
          columns={columns}
          rowKey={({ Remote, Version }) => `${Remote} ${Version}`}
          data={data}
          error={error}
          onRetry={() => void mutate()}
          getMark={({ State, Fault }) => (State === 'serving' && Fault ? 'warn' : undefined)}
          listFilters={filters}
          exportPath={CALLS.exportPublishedReleases.path}
          emptyTitle={t`Keine Version gefunden`}
        />
      )}
      {chosen && (
        <SwitchDialog row={chosen} serving={getServing(chosen)} reload={reload} onClose={() => setChosen(null)} />
      )}
      {tried && <CanaryDialog row={tried} serving={getServing(tried)} reload={reload} onClose={() => setTried(null)} />}
      {move && <MoveDialog move={move} reload={reload} onClose={() => setMove(null)} />}
      {data?.Registry === 'there' && <HistoryCard />}
    </StaffPage>
  );
}
