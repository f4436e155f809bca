import { settleAll } from './settle-all';

it('gives all results in their order', async () => {
  expect(await settleAll([Promise.resolve(1), 'two', null])).toEqual([1, 'two', null]);
});

it('throws what failed first, once nothing is at work any more', async () => {
  const steps: string[] = [];
  const slow = Promise.withResolvers<void>();
  const all = settleAll([
    slow.promise.then(() => {
      steps.push('slow branch is done');
      throw new Error('later');
    }),
    Promise.reject(new Error('first')),
  ]).catch((error: Error) => steps.push(`thrown: ${error.message}`));
  await new Promise(setImmediate);
  expect(steps).toEqual([]);
  slow.resolve();
  await all;
  expect(steps).toEqual(['slow branch is done', 'thrown: first']);
});
