import { createReadiness } from './readiness';

it('waits for the named apps, and for no other', async () => {
  const readiness = createReadiness();
  const finished: string[] = [];
  const endShell = readiness.begin('shell');
  const endOrder = readiness.begin('order');
  const both = readiness.whenIdle(['shell', 'order']).then(() => finished.push('both'));
  const shell = readiness.whenIdle(['shell', 'account']).then(() => finished.push('shell'));
  endShell();
  await shell;
  expect(finished).toEqual(['shell']);
  endOrder();
  await both;
  expect(finished).toEqual(['shell', 'both']);
});

it('waits on when an app is begun anew before it has ended', async () => {
  const readiness = createReadiness();
  let isIdle = false;
  const endFirst = readiness.begin('api');
  const endSecond = readiness.begin('api');
  const idle = readiness.whenIdle(['api']).then(() => (isIdle = true));
  endFirst();
  await Promise.resolve();
  expect(isIdle).toBe(false);
  endSecond();
  await idle;
});

test('who asks is told once when the first falls behind and once when the last is done', () => {
  const notices: boolean[] = [];
  const readiness = createReadiness((isBusy) => void notices.push(isBusy));
  const endApi = readiness.begin('api');
  const endShell = readiness.begin('shell');
  endApi();
  expect(notices).toEqual([true]);
  endShell();
  expect(notices).toEqual([true, false]);
});
