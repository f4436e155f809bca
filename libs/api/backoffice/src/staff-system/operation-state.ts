import { createReleasePointer, defineHandler, operationFindings, readOperationState } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { listShellNodes } from '@heizplatz/releases/database';
import { listAutomaticRollbacks } from '../canary/automatic-rollbacks';
import { listServedReleases } from '../staff-releases/served-releases';
import { listCacheNodesById } from './cache-node-repository';
import { jobName } from './job-names';

export const operationState = defineHandler(CALLS.operationState, async (_, { db, clock, services }) => {
  const now = clock();
  const state = await readOperationState(db, now);
  const counts = await services.jobs.counts();
  const nodes = await listCacheNodesById(db);
  const jobs = counts.map(({ name, waiting, failed }) => ({ queueName: jobName(name), waiting, failed }));
  const store = createReleasePointer({ db, clock, config: services.config });
  const releases = await listServedReleases(services.config, store);
  const rollbacks = await store.read().then(listAutomaticRollbacks, () => []);
  const shells = await listShellNodes(db, now);
  const refusals = shells.flatMap(({ node, seenAt, refused }) =>
    refused.map(({ remote, version, reason }) => ({ node, seenAt, reason, name: `${remote} ${version}` })),
  );
  return {
    At: now.toISOString(),
    Findings: operationFindings({ state, jobs, nodes, releases, refusals, rollbacks }, now),
  };
});
