import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { respondInTime, watchCollections } from './respond-in-time';

const LIMIT_MS = 200;
const WORK_MS = 400;
const what = () => 'GET /';

/** Occupies the processor until so much of its time is spent. */
function work(step: () => void): void {
  const from = process.threadCpuUsage();
  for (let spent = 0; spent < WORK_MS * 1000;) {
    step();
    const { user, system } = process.threadCpuUsage(from);
    spent = user + system;
  }
}

let stop: () => void;
beforeAll(() => {
  stop = watchCollections();
});
afterAll(() => stop());

it('refuses a request that takes the processor for too long', async () => {
  const slow = respondInTime(what, async () => work(() => Math.sqrt(2)), LIMIT_MS);
  await expect(slow).rejects.toThrow(/^GET \/: took \d{3} ms of processor time$/);
});

it('passes one that answers at once', async () => {
  expect(await respondInTime(what, async () => 'answer', LIMIT_MS)).toBe('answer');
});

it('passes one in which garbage is collected for so long', async () => {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  const response = respondInTime(
    what,
    async () => {
      work(collect);
      return 'answer';
    },
    LIMIT_MS,
  );
  expect(await response).toBe('answer');
});
