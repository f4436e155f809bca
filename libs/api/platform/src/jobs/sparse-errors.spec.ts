import { sparseErrors } from './sparse-errors';

it('logs one error a second, and how many were passed over', () => {
  const lines: unknown[] = [];
  let nowMs = 0;
  const notify = sparseErrors({ error: (line: unknown) => void lines.push(line) }, () => nowMs);
  for (const at of [0, 10, 999, 1000, 1500, 5000]) {
    nowMs = at;
    notify(new Error(String(at)));
  }
  expect(lines).toEqual([
    { err: new Error('0') },
    { err: new Error('1000'), passedOver: 2 },
    { err: new Error('5000'), passedOver: 1 },
  ]);
});
