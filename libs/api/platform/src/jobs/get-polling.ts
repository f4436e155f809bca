import type { JobDefinition } from './define-job';

/** Seconds until a job that was sent is found, at most: each connection that works a queue asks for it so often. */
const SOON_SECONDS = 1;
/** For what a schedule alone begins, by the minute. */
const SCHEDULED_SECONDS = 10;

interface Polling {
  readonly localConcurrency: number;
  readonly pollingIntervalSeconds: number;
}

/** How a node works a queue. Of a job that a schedule alone begins, it runs one at a time. */
export function getPolling({
  schedule,
  isSentToo,
  servesAll,
}: Pick<JobDefinition, 'schedule' | 'isSentToo' | 'servesAll'>): Polling {
  const isScheduledAlone = schedule !== undefined && !isSentToo;
  return {
    localConcurrency: servesAll || isScheduledAlone ? 1 : 2,
    pollingIntervalSeconds: isScheduledAlone ? SCHEDULED_SECONDS : SOON_SECONDS,
  };
}
