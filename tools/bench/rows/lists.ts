import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../../build/workspace.ts';
import { LIMITS } from '../limits.ts';
import type { Metric } from '../metric.ts';

const FEW = 1000;
const MANY = 100_000;
const CUSTOMERS = 20_000;
/** Below it a ratio is noise (the test's own bound). */
const NOISE_MS = 4;

interface Times {
  readonly name: string;
  readonly before: number;
  readonly after: number;
}

function isTimes(value: unknown): value is Times {
  const has = (key: string, type: string) => typeof Reflect.get(Object(value), key) === type;
  return has('name', 'string') && has('before', 'number') && has('after', 'number');
}

/** Each list of staff at 1,000 orders and at 100,000 with 20,000 customers, by the API's own test, on one database. */
export async function row(): Promise<readonly Metric[]> {
  const out = join(mkdtempSync(join(tmpdir(), 'heizplatz-lists-')), 'times.json');
  const sizes = { LISTS_FEW: String(FEW), LISTS_MANY: String(MANY), LISTS_CUSTOMERS: String(CUSTOMERS) };
  const args = ['node_modules/jest/bin/jest.js', '-c', 'apps/api/jest.config.js', 'lists-of-many'];
  const { status } = spawnSync(process.execPath, args, {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...sizes, LISTS_OUT: out },
  });
  const notice: unknown = JSON.parse(readFileSync(out, 'utf8'));
  const times = Array.isArray(notice) ? notice.filter(isTimes) : [];
  const plans = status === 0 ? 'no sequential scan of a large table' : 'the test failed (see above)';
  return times.map(({ name, before, after }) => ({
    name: `list ${name}, ${MANY} orders`,
    against: `the same list with ${FEW}`,
    value: Math.max(after, NOISE_MS) / Math.max(before, NOISE_MS),
    unit: 'times',
    target: LIMITS['list of staff, 100,000 orders against 1,000'],
    note: `${before.toFixed(1)} → ${after.toFixed(1)} ms, fastest of seven; ${plans}`,
  }));
}
