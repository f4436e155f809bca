import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { collectDefaultMetrics, Registry } from 'prom-client';

const ROOT = join(__dirname, '../..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** Names as PromQL has them; a histogram's series end in what they count. */
const namesIn = (text: string): string[] =>
  [...text.matchAll(/\b(?:heizplatz|http_request|nodejs|process)_[a-z0-9_]+\b/g)].map(([name]) => name);
const omitSeries = (name: string): string => name.replace(/_(count|sum|bucket)$/, '');

function definedNames(): Set<string> {
  const files = globSync(
    '{libs/api/platform/src/health,apps/shell/src/server/telemetry,libs/telemetry/src/process}/*.ts',
    { cwd: ROOT },
  );
  const written = files
    .filter((file) => !file.endsWith('.spec.ts'))
    .flatMap((file) => [...read(file).matchAll(/'((?:heizplatz|http)_[a-z_]+)'/g)].flatMap(([, name]) => name ?? []));
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return new Set([...written, ...registry.getMetricsAsArray().map(({ name }) => name)]);
}

const ALERTS = 'deploy/prometheus/alerts.yaml';
const BOARDS = readdirSync(join(ROOT, 'deploy/grafana')).map((name) => `deploy/grafana/${name}`);

it.each([ALERTS, ...BOARDS])('%s names only metrics that the servers have', (file) => {
  const named = [...new Set(namesIn(read(file)).map(omitSeries))];
  const defined = definedNames();
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((name) => !defined.has(name))).toEqual([]);
});

it('each metric of ours is on a dashboard', () => {
  const visible = new Set(BOARDS.flatMap((file) => namesIn(read(file)).map(omitSeries)));
  const ours = [...definedNames()].filter((name) => name.startsWith('heizplatz_') || name.startsWith('http_'));
  expect(ours.filter((name) => !visible.has(name))).toEqual([]);
});

it('each alert has a test in which it fires and one in which it does not', () => {
  const alerts = [...read(ALERTS).matchAll(/- alert: (\w+)/g)].flatMap(([, name]) => name ?? []);
  const tests = read('deploy/prometheus/alerts.test.yaml');
  expect(alerts.length).toBeGreaterThan(15);
  for (const name of alerts) {
    expect(tests).toContain(`- name: ${name} fires`);
    expect(tests).toContain(`- name: ${name} is silent`);
  }
});
