import { useCall } from '@heizplatz/api-client';
import { CALLS, STAFF_LISTS } from '@heizplatz/contract';
import { useSearchParams } from '@heizplatz/router';
import { Disclosure, MetricTable } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { listQuery } from '../../../shared/staff-table/list-query';
import { StaffPage } from '../../../shared/staff-page/staff-page';
import { useListFilters } from '../../../shared/staff-table/filters/use-list-filters';
import { StaffTable } from '../../../shared/staff-table/staff-table';
import { useScheduleText } from './use-schedule-text';
import { useJobColumns } from './use-job-columns';

type Queues = ReturnType<typeof useQueues>;

const useQueues = () => useCall(CALLS.staffQueues, {}).data ?? [];

/** What waits in each queue; failed ones first. */
function QueueTable({ queues }: { readonly queues: Queues }) {
  const { t } = useLingui();
  const scheduleText = useScheduleText();
  return (
    <Disclosure summary={<Trans>Alle Arten mit ihrem Zeitplan</Trans>}>
      <MetricTable
        caption={t`Arten von Aufträgen`}
        captionHidden
        columns={[
          { id: 'name', label: t`Art` },
          { id: 'waiting', label: t`warten`, numeric: true },
          { id: 'active', label: t`laufen`, numeric: true },
          { id: 'failed', label: t`gescheitert`, numeric: true },
          { id: 'schedule', label: t`Zeitplan (UTC)` },
        ]}
        rows={queues.map(({ Queue, QueueName, Waiting, Active, Failed, Schedule }) => ({
          id: Queue,
          cells: [QueueName, Waiting, Active, Failed, scheduleText(Schedule)],
        }))}
      />
    </Disclosure>
  );
}

/** What the marketplace does by itself: waiting, running, done and failed. */
export function JobsView() {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const { data, error, mutate } = useCall(CALLS.staffJobs, { query: listQuery(CALLS.staffJobs.query, params) });
  const queues = useQueues();
  const options = queues.map(({ Queue, QueueName }) => ({ value: Queue, label: QueueName }));
  const filters = useListFilters(STAFF_LISTS.staffJobs, { queue: { options } });
  const columns = useJobColumns(() => mutate());
  return (
    <StaffPage
      title={t`Aufträge`}
      lead={<Trans>Mails, Preise des Tages, Ausgaben von Listen und alles, was nachts aufgeräumt wird.</Trans>}
    >
      <QueueTable queues={queues} />
      <StaffTable
        list={STAFF_LISTS.staffJobs}
        columns={columns}
        rowKey={({ JobId }) => JobId}
        data={data}
        error={error}
        onRetry={() => void mutate()}
        getMark={({ State }) => (State === 'failed' ? 'warn' : undefined)}
        exportPath={CALLS.exportStaffJobs.path}
        listFilters={filters}
        emptyTitle={t`Kein Auftrag gefunden`}
      />
    </StaffPage>
  );
}
