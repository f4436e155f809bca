import { declaredColumns, defineStaffList } from '@heizplatz/api-identity';
import type { Database } from '@heizplatz/api-platform';
import { CALLS, type CallRequest, STAFF_LISTS, type StaffJobRow } from '@heizplatz/contract';
import { jobName } from './job-names';
import { JOB_ROWS, readJobs } from './job-repository';

type Query = CallRequest<typeof CALLS.staffJobs>['query'];

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

/** Jobs of all queues, newest first (rule STAFF-15); completed ones are retained for some days. */
export const jobList = defineStaffList<Query, StaffJobRow>({
  call: CALLS.staffJobs,
  exportCall: CALLS.exportStaffJobs,
  ...JOB_ROWS,
  read: (db, ids) => readJobRows(db, ids.map(String)),
  getId: ({ JobId }) => JobId,
  ...declaredColumns(STAFF_LISTS.staffJobs, {}),
});
