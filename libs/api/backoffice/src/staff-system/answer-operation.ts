import { cacheNodes, defineHandler, operationFindings, readOperationState } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { asc } from 'drizzle-orm';
import { jobName } from './job-names';

export const answerOperationState = defineHandler(CALLS.operationState, async (_, { db, clock, services }) => {
  const now = clock();
  const state = await readOperationState(db, now);
  const counts = await services.jobs.counts();
  const nodes = await db.select().from(cacheNodes).orderBy(asc(cacheNodes.nodeId));
  const jobs = counts.map(({ name, waiting, failed }) => ({ queueName: jobName(name), waiting, failed }));
  return { At: now.toISOString(), Findings: operationFindings({ state, jobs, nodes }, now) };
});
