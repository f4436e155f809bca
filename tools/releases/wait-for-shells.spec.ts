import { PointerEntry, type ShellReport } from '@heizplatz/releases';
import * as v from 'valibot';
import { RolloutFailure, waitForShells } from './wait-for-shells';

const ENTRY = v.parse(PointerEntry, {
  revision: 2,
  serving: [{ version: '2', share: 1, sites: null }],
  history: ['1'],
});
const START_MS = Date.parse('2026-11-29T10:00:00Z');
const shell = (node: string, revision: number, fields: Partial<ShellReport> = {}): ShellReport => ({
  ...{ node, seenAt: new Date(START_MS), refused: [] },
  serving: [{ remote: 'order', revision, versions: [String(revision)] }],
  ...fields,
});
const refusing = (node: string) =>
  shell(node, 2, {
    refused: [{ remote: 'order', version: '2', reason: 'it cannot be loaded' }],
    serving: [{ remote: 'order', revision: 2, versions: ['1'] }],
  });

/** Shells that report one after the other; the last report stays. Each look takes a second. */
async function wait(reports: readonly (readonly ShellReport[] | null)[], limitSeconds = 60) {
  const said: string[] = [];
  let looks = 0;
  const outcome = await waitForShells({
    ...{ moved: 'moved order to revision 2: 2', remote: 'order', entry: ENTRY, limitSeconds, pollMs: 0 },
    read: async () => reports[Math.min(looks++, reports.length - 1)] ?? null,
    say: (line) => void said.push(line),
    nowMs: () => START_MS + looks * 1000,
  }).then(
    (lines) => ({ lines, code: 0 }),
    (error: unknown) => {
      if (!(error instanceof RolloutFailure)) throw error;
      return { lines: error.message.split('\n'), code: error.exitCode };
    },
  );
  return { ...outcome, said };
}

it('waits until each shell serves it, and says meanwhile which do not', async () => {
  const { lines, code, said } = await wait([
    [shell('a:1', 1), shell('b:1', 1)],
    [shell('a:1', 2), shell('b:1', 1)],
    [shell('a:1', 2), shell('b:1', 2)],
  ]);
  expect(said).toEqual([
    'waiting for shells, at most 60 s: 0 of 2 serve it, not yet: a:1, b:1',
    '2 s: 1 of 2 serve it, not yet: b:1',
  ]);
  expect([lines, code]).toEqual([['moved order to revision 2: 2', 'a:1  served', 'b:1  served'], 0]);
});

it('says why a shell refuses it, and fails once all have answered', async () => {
  const { lines, code } = await wait([
    [shell('a:1', 1), refusing('b:1')],
    [shell('a:1', 2), refusing('b:1')],
  ]);
  expect(code).toBe(1);
  expect(lines).toEqual([
    'moved order to revision 2: 2',
    'a:1  served',
    'b:1  refused, it serves 1: 2: it cannot be loaded',
    '1 of 2 shells refuse it; what served before goes on there',
  ]);
});

it('gives up when the time is over, and says who has not answered', async () => {
  const { lines, code } = await wait([[shell('a:1', 2), shell('b:1', 1)]], 5);
  expect(code).toBe(3);
  expect(lines.slice(2)).toEqual([
    'b:1  not yet, it serves 1; it reported 5 s ago',
    'after 5 s 1 of 2 shells do not serve it yet',
  ]);
});

it('says so at least every ten seconds', async () => {
  const { said } = await wait([[shell('b:1', 1)]], 30);
  expect(said.map((line) => line.split(':')[0])).toEqual(['waiting for shells, at most 30 s', '11 s', '21 s']);
});

it.each<[string, readonly ShellReport[] | null, string]>([
  ['no shell can be known of', null, 'which shells serve it is not known: they report to the API alone'],
  ['no shell is running', [], 'which shells serve it is not known: none has reported'],
  ['a shell of before does not say', [shell('a:1', 2, { serving: null })], 'a:1  unknown: a shell of before'],
  ['somebody moved it again', [shell('a:1', 3)], 'a:1  replaced: it goes by a later move already'],
])('does not wait where %s', async (_, reports, line) => {
  const { lines, code, said } = await wait([reports]);
  expect([code, said]).toEqual([0, []]);
  expect(lines[1]).toContain(line);
});
