import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SHARED_LIBS } from '@heizplatz/platform';
import * as v from 'valibot';
import { REMOTE_NAMES } from '../build/apps';
import { ROOT } from '../build/workspace';

const Graph = v.object({
  graph: v.object({ dependencies: v.record(v.string(), v.array(v.looseObject({ target: v.string() }))) }),
});

/** In this process's own way: the daemon and the plugins' processes would outlive the spec. */
function runNx(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(ROOT, 'node_modules/.bin/nx'), ...args], {
    ...{ cwd: ROOT, encoding: 'utf8' },
    env: { ...process.env, NODE_OPTIONS: '', NX_DAEMON: 'false', NX_ISOLATE_PLUGINS: 'false' },
  });
  if (status !== 0) throw new Error(`nx ${args.join(' ')}: ${stdout}${stderr}`);
  return stdout;
}

const affectedBy = (file: string): string[] =>
  runNx('show', 'projects', '--affected', `--files=${file}`).trim().split('\n');

describe('the project graph', () => {
  let dependencies: v.InferOutput<typeof Graph>['graph']['dependencies'] = {};
  beforeAll(() => {
    const folder = mkdtempSync(join(tmpdir(), 'project-graph-'));
    runNx('graph', `--file=${join(folder, 'graph.json')}`);
    dependencies = v.parse(Graph, JSON.parse(readFileSync(join(folder, 'graph.json'), 'utf8'))).graph.dependencies;
    rmSync(folder, { recursive: true });
  }, 120_000);

  function reachableFrom(project: string, found = new Set<string>()): Set<string> {
    for (const { target } of dependencies[project] ?? []) {
      if (found.has(target)) continue;
      found.add(target);
      reachableFrom(target, found);
    }
    return found;
  }

  it.each(['shell', ...REMOTE_NAMES])('knows that %s runs with all that is shared at run time', (app) => {
    const shared = Object.keys(SHARED_LIBS).map((name) => name.replace('@heizplatz/', ''));
    expect([...reachableFrom(app)]).toEqual(expect.arrayContaining(['platform', ...shared]));
  });

  it('lets no remote depend on another one', () => {
    for (const remote of REMOTE_NAMES)
      expect([...reachableFrom(remote)].filter((name) => REMOTE_NAMES.includes(name))).toEqual([]);
  });

  it.each([
    ['what is shared', 'libs/session/src/index.ts'],
    ['the list of what is shared', 'libs/platform/src/shared-libs.ts'],
    ['the version of what is shared', 'libs/platform/package.json'],
    ['the build', 'tools/build/federation.ts'],
  ])(
    'names the shell and each remote among what a change of %s affects',
    (_, file) => {
      expect(affectedBy(file)).toEqual(expect.arrayContaining(['shell', ...REMOTE_NAMES]));
    },
    60_000,
  );
});
