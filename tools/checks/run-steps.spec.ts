import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runSteps } from './run-steps';

beforeEach(() => {
  jest.spyOn(console, 'log').mockReturnValue(undefined);
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterEach(() => jest.restoreAllMocks());

describe('runSteps', () => {
  it('returns the results in the order of the steps, whichever ends first', async () => {
    const results = await runSteps([
      { title: 'slow', command: 'node -e "JSON.parse(\'1\')"' },
      { title: 'broken', command: 'exit 3' },
      { title: 'quick', command: 'true' },
    ]);
    expect(results.map(({ title, isOk }) => [title, isOk])).toEqual([
      ['slow', true],
      ['broken', false],
      ['quick', true],
    ]);
  });

  it('runs no more at a time than it may', async () => {
    const log = join(mkdtempSync(join(tmpdir(), 'steps-')), 'log');
    const step = (title: string) => ({ title, command: `echo begin ${title} >> ${log}; echo end ${title} >> ${log}` });
    await runSteps([step('a'), step('b'), step('c')], 1);
    expect(readFileSync(log, 'utf8')).toBe('begin a\nend a\nbegin b\nend b\nbegin c\nend c\n');
  });

  it('runs a list of steps one after the other, until one fails', async () => {
    const log = join(mkdtempSync(join(tmpdir(), 'steps-')), 'log');
    const step = (title: string, code = 0) => ({ title, command: `echo ${title} >> ${log}; exit ${code}` });
    const results = await runSteps([[step('first'), step('second', 1), step('third')], step('beside')]);
    expect(results.map(({ title, isOk }) => [title, isOk])).toEqual([
      ['first', true],
      ['second', false],
      ['beside', true],
    ]);
    expect(
      readFileSync(log, 'utf8')
        .split('\n')
        .filter((line) => line !== 'beside' && line),
    ).toEqual(['first', 'second']);
  });

  it('keeps the end of what a step printed, errors too', async () => {
    const [result] = await runSteps([{ title: 'talks', command: 'seq 1 50; echo "why it failed" >&2; exit 1' }]);
    expect(result?.lastLines).toMatch(/^12\n[\d\n]+\n50\nwhy it failed$/);
  });

  it('passes a step its environment', async () => {
    const [result] = await runSteps([
      { title: 'told', command: 'test "$STEP_MODE" = strict', environment: { STEP_MODE: 'strict' } },
    ]);
    expect(result).toMatchObject({ title: 'told', isOk: true });
  });
});
