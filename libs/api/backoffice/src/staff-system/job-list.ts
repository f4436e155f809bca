import { defineStaffList } from '@heizplatz/api-identity';
import type { Database } from '@heizplatz/api-platform';
import { CALLS, type CallRequest, type StaffJobRow } from '@heizplatz/contract';
import { jobName } from './job-names';
import { JOB_ROWS, readJobs } from './job-repository';

type Query = CallRequest<typeof CALLS.staffJobs>['query'];

const STATE_NAMES: Readonly<Record<StaffJobRow['State'], string>> = {
  created: 'wartet',
  retry: 'wird wiederholt',
  active: 'läuft',
  completed: 'erledigt',
  cancelled: 'abgebrochen',
  failed: 'gescheitert',
  other: 'anderer Stand',
};

const readJobRows = async (db: Database, ids: readonly string[]): Promise<StaffJobRow[]> =>
  (await readJobs(db, ids)).map((row) => ({
    JobId: row.id,
    Queue: row.name,
    QueueName: jobName(row.name),
    State: row.state,
    Retries: row.retry_count,
    RetryLimit: row.retry_limit,
    CreatedAt: row.created_on,
    StartAfter: row.start_after,
    EndedAt: row.completed_on,
    Failure: row.state === 'completed' ? null : (row.output?.message?.slice(0, 300) ?? null),
  }));

/** Jobs of all queues, newest first; completed ones are retained for some days. */
export const jobList = defineStaffList<Query, StaffJobRow>({
  call: CALLS.staffJobs,
  exportCall: CALLS.exportStaffJobs,
  ...JOB_ROWS,
  read: (db, ids) => readJobRows(db, ids.map(String)),
  getId: ({ JobId }) => JobId,
  columns: [
    { title: 'Angelegt', kind: 'time', value: ({ CreatedAt }) => CreatedAt },
    { title: 'Art', kind: 'text', value: ({ QueueName }) => QueueName },
    { title: 'Stand', kind: 'text', value: ({ State }) => STATE_NAMES[State] },
    { title: 'Wiederholungen', kind: 'number', value: ({ Retries }) => Retries },
    { title: 'Höchstens', kind: 'number', value: ({ RetryLimit }) => RetryLimit },
    { title: 'Beendet', kind: 'time', value: ({ EndedAt }) => EndedAt },
    // What a job failed of may name whom it was for.
    { title: 'Fehler', kind: 'text', value: ({ Failure }) => Failure, isPersonal: true },
    { title: 'Beginnt ab', kind: 'time', value: ({ StartAfter }) => StartAfter },
    { title: 'Nummer', kind: 'text', value: ({ JobId }) => JobId },
  ],
  fileName: 'auftraege',
});
