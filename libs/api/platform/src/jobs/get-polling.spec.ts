import { getPolling } from './get-polling';

const DAILY = '17 3 * * *';

describe('how a queue is polled', () => {
  it.each([
    ['that is sent, each second on two connections', {}, 1, 2],
    ['that is sent too, likewise', { schedule: DAILY, isSentToo: true }, 1, 2],
    ['that is sent and serves all, on one', { schedule: DAILY, isSentToo: true, servesAll: true }, 1, 1],
    ['that a schedule alone begins, every ten seconds on one', { schedule: DAILY }, 10, 1],
  ] as const)('of a job %s', (_, job, pollingIntervalSeconds, localConcurrency) => {
    expect(getPolling(job)).toEqual({ pollingIntervalSeconds, localConcurrency });
  });
});
