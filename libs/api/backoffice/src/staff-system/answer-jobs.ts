import { defineHandler, problem } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { jobName } from './job-names';
import { readSchedules } from './job-repository';

export const staffQueues = defineHandler(CALLS.staffQueues, async (_, { db, services }) => {
  const crons = await readSchedules(db);
  const counts = await services.jobs.counts();
  return counts
    .map(({ name, waiting, active, failed }) => ({
      ...{ Queue: name, QueueName: jobName(name), Waiting: waiting, Active: active, Failed: failed },
      Schedule: crons.get(name) ?? null,
    }))
    .toSorted((a, b) => b.Failed - a.Failed || a.QueueName.localeCompare(b.QueueName, 'de'));
});

export const retryJob = defineHandler(CALLS.retryJob, async ({ body }, { services, audit }) => {
  const isAgain = await services.jobs.retry(body.Queue, body.JobId);
  if (!isAgain) throw problem('CONFLICT', { detail: 'Dieser Auftrag ist nicht (mehr) fehlgeschlagen.' });
  audit.note({ before: { state: 'failed' }, after: { state: 'retry', queue: body.Queue } });
  return { IsSuccess: true };
});
