import { settleAll } from './settle-all';

it('gives all results in their order', async () => {
  expect(await settleAll([Promise.resolve(1), 'two', null])).toEqual([1, 'two', null]);
});

it('throws what failed first, once nothing is at work any more', async () => {
  const steps: string[] = [];
  let finishSlow: () => void = () => undefined;
  const slow = new Promise<void>((resolve) => (finishSlow = resolve));
  const all = settleAll([
    slow.then(() => {
      steps.push('slow branch is done');
      throw new Error('later');
    }),
    Promise.reject(new Error('first')),
  ]).catch((error: Error) => steps.push(`thrown: ${error.message}`));
  await new Promise(setImmediate);
  expect(steps).toEqual([]);
  finishSlow();
  await all;
  expect(steps).toEqual(['slow branch is done', 'thrown: first']);
});
