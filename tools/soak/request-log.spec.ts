import { RequestLog } from './request-log';

it('times each kind of request, and counts what failed', async () => {
  let nowMs = 0;
  const heard: string[] = [];
  const log = new RequestLog({ now: () => nowMs, onFailure: (failure) => heard.push(failure) });
  nowMs = 90_000;
  for (let ms = 1; ms <= 100; ms += 1) log.add('page', ms);
  await expect(log.time('export', () => Promise.reject(new Error('answered 500')))).rejects.toThrow('answered 500');
  expect(await log.time('export', () => Promise.resolve('file'))).toBe('file');
  expect(log.kinds()).toMatchObject([
    { kind: 'page', count: 100, failed: 0, medianMs: 51, p99Ms: 100 },
    { kind: 'export', count: 2, failed: 1 },
  ]);
  expect(log.countOf('export')).toBe(1);
  expect(log.failures).toEqual(['1.5 min, export: answered 500']);
  expect(heard).toEqual(log.failures);
});

it('counts an error once that was recorded where it was thrown', async () => {
  const log = new RequestLog({ now: () => 0 });
  const error = new Error('no answer');
  await expect(log.time('list', () => Promise.reject(error))).rejects.toThrow(error);
  log.fail('staff', error);
  log.fail('staff', 'gone');
  expect(log.failures).toEqual(['0.0 min, list: no answer', '0.0 min, staff: gone']);
  expect(log.kinds().at(-1)).toMatchObject({ kind: 'staff', count: 0, failed: 1 });
});
