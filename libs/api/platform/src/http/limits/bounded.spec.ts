import { bounded } from './bounded';

/** Work that ends on demand. */
function work<T>(value: T) {
  let end = (): void => undefined;
  let fail = (): void => undefined;
  const promise = new Promise<T>((resolve, reject) => {
    end = () => resolve(value);
    fail = () => reject(new Error('failed'));
  });
  return { run: () => promise, end: () => end(), fail: () => fail() };
}

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('bounded', () => {
  it('runs no more than its width, the rest in order, and refuses beyond the queue', async () => {
    const run = bounded({ width: 2, queueLimit: 2 });
    const started: number[] = [];
    const jobs = [0, 1, 2, 3].map((index) => ({ ...work(index), index }));
    const results = jobs.map((job) =>
      run(() => {
        started.push(job.index);
        return job.run();
      }),
    );
    await expect(run(async () => 4)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(started).toEqual([0, 1]);
    jobs[1]?.end();
    await settled();
    expect(started).toEqual([0, 1, 2]);
    jobs.forEach((job) => job.end());
    await expect(Promise.all(results)).resolves.toEqual([0, 1, 2, 3]);
  });

  it('gives the place on after a failure', async () => {
    const run = bounded({ width: 1, queueLimit: 1 });
    const [failing, next] = [work(1), work(2)];
    const results = [run(failing.run), run(next.run)];
    failing.fail();
    next.end();
    expect(await Promise.allSettled(results)).toMatchObject([
      { status: 'rejected' },
      { status: 'fulfilled', value: 2 },
    ]);
    await expect(run(async () => 3)).resolves.toBe(3);
  });
});
