import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readImports } from '../checks/read-imports';
import { filesOutsideSlices, refusedSliceImports, sliceFolders } from '../checks/route-slices';
import { ACCEPTED, REFUSED } from './testing/generator-runs';
import { copyWorkspace, type Run, type WorkspaceCopy } from './testing/workspace-copy';
import type { GeneratorRun } from './testing/run-generators';
import { typeErrors } from './testing/type-errors';

let copy: WorkspaceCopy;
let results: readonly GeneratorRun[];
let refusals: readonly GeneratorRun[];
let files: string[];
let specs: Promise<{ readonly stderr: string }>;
const isSpec = (file: string): boolean => /\.spec\.tsx?$/.test(file);
const filesOf = (generator: string, name: string): readonly string[] =>
  results[ACCEPTED.findIndex(([one, options]) => one === generator && options['name'] === name)]?.files ?? [];
const read = (file: string): string => copy.read(file);
const patternsOf = (app: string) => (JSON.parse(read(`apps/${app}/remote.json`)) as { patterns: string[] }).patterns;

// One copy for all: each generator finds what those before it wrote, and each check reads everything once.
beforeAll(async () => {
  copy = copyWorkspace();
  const all = await copy.generate([...ACCEPTED, ...REFUSED.map(([one, options]): Run => [one, options])]);
  results = all.slice(0, ACCEPTED.length);
  refusals = all.slice(ACCEPTED.length);
  files = [...new Set(results.flatMap((run) => run.files))].sort();
  copy.link('libs/api/loyalty', 'api-loyalty');
  specs = runSpecs();
}, 300_000);
afterAll(async () => {
  await specs;
  copy.remove();
}, 300_000);

const CHECKS = [
  ...['api-modules', 'allowed-packages', 'module-readmes'].map((check) => `tools/checks/${check}.spec.ts`),
  'libs/routes/src/routes.spec.ts',
  'libs/contract/src/staff-lists.spec.ts',
];
// The longest, while the others run. Its end is forced, as a whole run forces that of its workers.
const runSpecs = () =>
  copy.run('node_modules/jest/bin/jest.js', [
    '--runInBand',
    '--forceExit',
    '--runTestsByPath',
    ...files.filter(isSpec),
    ...CHECKS,
  ]);

it.each(ACCEPTED.map(([generator, options], index) => [generator, options, index] as const))(
  'the generator %s accepts %j',
  (_generator, _options, index) => expect(results[index]?.error).toBeNull(),
);

it.each(REFUSED.map(([generator, options, message], index) => [generator, options, message, index] as const))(
  'the generator %s refuses %j: %s',
  (_generator, _options, message, index) =>
    expect(refusals[index]).toEqual({ error: expect.stringContaining(message), files: [] }),
);

it('nothing is written by a generator that refuses', () => {
  const patterns = ['apps/{shop,tips,Tips}', 'apps/public/src/routes/{x,price}', 'libs/api/points', 'x'];
  expect(globSync(patterns, { cwd: copy.root })).toEqual([]);
});

describe('what the generators write', () => {
  const isCode = (file: string) => /\.tsx?$/.test(file);

  it('passes types', () => expect(typeErrors(copy.root, files.filter(isCode))).toEqual([]), 300_000);

  it('passes lint, with the boundaries between projects', async () => {
    const texts = files.filter(isCode).map((file) => [join(copy.root, file), read(file)] as const);
    const { stdout } = await copy.run('tools/checks/lint-texts.ts', [], JSON.stringify(texts));
    // Nx prints warnings before.
    const rules = JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as string[][];
    expect(rules).toHaveLength(texts.length);
    expect(texts.flatMap(([file], index) => (rules[index]?.length ? [[file, rules[index]]] : []))).toEqual([]);
  }, 300_000);

  it.each(['contract', 'platform'])(
    'is what the report of the %s describes, in a version that tells of it',
    async (surface) => {
      const { status, stderr } = await copy.run('tools/surfaces/main.ts', [surface, '--check']);
      expect([status, stderr]).toEqual([0, '']);
    },
  );

  it('has the messages of the catalogues', async () => {
    const { status, stdout } = await copy.run('tools/messages/main.ts', ['--check']);
    expect([status, stdout]).toEqual([0, 'The catalogues match the code.\n']);
  }, 300_000);

  it('is formatted', async () => {
    const { status, stderr } = await copy.run('node_modules/oxfmt/bin/oxfmt', ['--check', ...files]);
    expect([status, stderr]).toEqual([0, '']);
  });

  it('keeps to slices', () => {
    const imports = readImports(copy.root);
    expect(refusedSliceImports(imports)).toEqual([]);
    expect(filesOutsideSlices(files, imports)).toEqual([]);
    expect(sliceFolders(imports)).toEqual(
      expect.arrayContaining(
        ['public', 'order', 'account', 'support', 'pellet-tips'].map(
          (app) => `apps/${app}/src/routes/neue-seite-${app}`,
        ),
      ),
    );
  });

  it('passes its own specs, and those that compare the lists of modules and of what they import', async () => {
    const { stderr } = await specs;
    const count = files.filter(isSpec).length + CHECKS.length;
    expect(stderr.match(/^FAIL .*/gm)).toBeNull();
    expect(stderr).toContain(`Test Suites: ${count} passed, ${count} total`);
  }, 300_000);
});

describe('remote', () => {
  it('writes an app with a manifest, a page and a team', () => {
    expect(JSON.parse(read('apps/pellet-tips/remote.json'))).toEqual({
      ...{ title: 'Pellet tips', container: 'mf_pellet_tips', order: 25, layouts: ['default'] },
      patterns: ['/pellet-tips', '/neue-seite-pellet-tips/:itemId?', '/hilfe/tipps'],
    });
    expect(read('tools/tsconfig.workspace.json')).toContain('{ "path": "../apps/pellet-tips" }');
    expect(read('.github/CODEOWNERS')).toContain('/apps/pellet-tips/      @heizplatz/pellet-tips\n');
    expect(read('apps/pellet-tips/src/routes.tsx')).toContain('[pelletTipsRoute, newScreenRoute, tipHelpRoute]');
  });
});

describe('slice', () => {
  it('writes route, view, styles and spec, beside another page of the same address', () => {
    const folder = 'apps/public/src/routes/pelletpreise/price-overview';
    expect(filesOf('slice', 'price-overview').toSorted()).toEqual([
      'apps/public/src/routes.tsx',
      `${folder}/price-overview-route.spec.tsx`,
      `${folder}/price-overview-route.tsx`,
      `${folder}/price-overview-view.module.css`,
      `${folder}/price-overview-view.tsx`,
    ]);
    expect(read(`${folder}/price-overview-view.tsx`)).toContain('<Trans>Pelletpreise</Trans>');
  });

  it('registers it before the catch-all', () => {
    const routes = read('apps/public/src/routes.tsx');
    expect(routes).toContain(
      "import { priceOverviewRoute } from './routes/pelletpreise/price-overview/price-overview-route';",
    );
    expect(routes).toMatch(/priceOverviewRoute,\s*\.\.\.contentPageRoutes,?\s*\]/);
  });

  it('takes the path of libs/routes where lint wants it: the one that is there, or a new one', () => {
    expect(read('apps/public/src/routes/pelletpreise/price-overview/price-overview-route.tsx')).toContain(
      'path: PRICE_PAGES_PATH,',
    );
    expect(read('apps/account/src/routes/kunde/tank/oil-tank-route.tsx')).toContain('path: OIL_TANK_PATTERN,');
    expect(read('libs/routes/src/account-pages.ts')).toContain(
      "export const OIL_TANK_PATTERN = '/kunde/tank/:tankId';",
    );
    expect(read('apps/account/src/routes/einladung/invitation-route.tsx')).toContain("path: '/einladung/:token',");
  });

  it('adds a pattern where none of the remote owns the path', () => {
    expect(patternsOf('account').slice(-2)).toEqual(['/einladung/:token', '/kunde/tank/:tankId']);
    expect(patternsOf('support').at(-1)).toBe('/neue-seite-support/:itemId?');
    expect(read('apps/support/src/routes.tsx')).toContain("from './routes/support/cache/cache-age/cache-age-route';");
  });
});

describe('call', () => {
  it('writes calls of a known and of a new area, each of which raises the minor of the contract', () => {
    const calls = read('libs/contract/src/calls.ts');
    expect(calls).toContain("export { listAlerts } from './contents/alerts.ts';");
    expect(calls).toMatch(/\bgetNewsArticles,[^}]*\} from '.\/market\/site.ts';/);
    expect(read('libs/contract/src/market/site.ts')).toContain("path: '/api/site/get-news-articles'");
    expect(read('libs/api/pricing/src/site/site-handlers.ts')).toMatch(/\bgetNewsArticles,?\s*\];/);
    expect(read('libs/api/content/src/index.ts')).toContain(
      "export { alertsHandlers } from './alerts/alerts-handlers';",
    );
    const minorOf = (text: string) => Number(/CONTRACT_MINOR = (\d+)/.exec(text)?.[1]);
    const before = readFileSync(join(__dirname, '../../libs/contract/src/contract-version.ts'), 'utf8');
    expect(minorOf(read('libs/contract/src/contract-version.ts'))).toBe(minorOf(before) + 5);
  });
});

describe('staff-list', () => {
  it('declares the list once, names it for the log, and shows it in the navigation', () => {
    expect(read('libs/contract/src/staff-lists.ts')).toContain(
      "export { ANNOUNCEMENT_TIMES_LIST as staffAnnouncementTimes } from './staff/contents/announcement-times.ts';",
    );
    expect(read('libs/api/platform/src/audit/read-names.ts')).toContain(
      "staffAnnouncementTimes: 'Liste „Hinweiszeiten“ gelesen',",
    );
    expect(read('apps/support/src/shared/staff-page/staff-screens.ts')).toContain(
      '{ path: ANNOUNCEMENT_TIMES_PATH, text: msg`Hinweiszeiten`, call: CALLS.staffAnnouncementTimes },',
    );
  });
});

describe('module', () => {
  it('writes a project with its own tag, whose calls the API handles', () => {
    const { tags } = JSON.parse(read('libs/api/loyalty/project.json')) as { tags: string[] };
    expect(tags).toEqual(['layer:module', 'runtime:server', 'module:loyalty']);
    expect(read('libs/api/README.md')).toMatch(/^\| loyalty +\| points, rewards +\|$/m);
    expect(read('apps/api/src/registry/all-handlers.ts')).toMatch(/\.\.\.loyaltyHandlers,\s*\];/);
    expect(read('libs/api/loyalty/src/loyalty/loyalty-handlers.ts')).toContain('[getLoyalty, getRewards]');
  });
});

describe('nx g @heizplatz/tools', () => {
  it('has all generators, with their arguments in order', () => {
    const { generators } = JSON.parse(read('tools/generators/generators.json')) as {
      generators: Record<string, { schema: string }>;
    };
    const positional = Object.entries(generators).map(([name, { schema }]) => {
      const { properties } = JSON.parse(read(join('tools/generators', schema))) as {
        properties: Record<string, { $default?: { index: number } }>;
      };
      return [name, ...Object.keys(properties).filter((key) => properties[key]?.$default !== undefined)].join(' ');
    });
    expect(positional.toSorted()).toEqual([
      'call area name',
      'module name',
      'remote name',
      'slice app name path',
      'staff-list area name path',
      'team-repository name',
    ]);
  });

  it('runs one, and fails where it refuses', async () => {
    const nx = (...args: string[]) => copy.run('node_modules/nx/dist/bin/nx.js', ['g', ...args]);
    const written = await nx('@heizplatz/tools:slice', 'account', 'other-screen', '/kunde/andere', '--dry-run');
    expect([written.status, written.stdout]).toEqual([
      0,
      expect.stringContaining('CREATE apps/account/src/routes/kunde/andere/other-screen-view.tsx'),
    ]);
    const refused = await nx('@heizplatz/tools:slice', 'shell', 'other-screen', '/kunde/andere');
    expect([refused.status, refused.stderr]).toEqual([1, expect.stringContaining('shell has no pages of its own')]);
  }, 300_000);
});

describe('team-repository', () => {
  const readTeam = (file: string): string => read(join('team', file));

  it('writes a repository whose code imports the packages, pinned, and that no part of this one is needed for', () => {
    const manifest = JSON.parse(readTeam('package.json')) as Record<string, Record<string, string>>;
    expect(manifest).toMatchObject({ name: 'wood-tips', private: true });
    const pins = { ...manifest['dependencies'], ...manifest['devDependencies'] };
    expect(pins['@heizplatz/platform']).toMatch(
      /^https:\/\/packages\.example\.com\/heizplatz\/heizplatz-platform-1\.\d+\.\d+\.tgz$/,
    );
    const others = Object.entries(pins).filter(([name]) => !name.startsWith('@heizplatz/'));
    expect(others.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
    expect(Object.keys(manifest['scripts'] ?? {})).toEqual(
      expect.arrayContaining(['build', 'test', 'types', 'publish', 'canary', 'promote', 'rollback', 'list']),
    );
    expect(JSON.parse(readTeam('remote.json'))).toMatchObject({ container: 'mf_wood_tips', patterns: ['/wood-tips'] });
    const sources = globSync('team/src/**/*.{ts,tsx}', { cwd: copy.root });
    expect(sources).toHaveLength(5);
    const imports = sources.flatMap((file) => read(file).match(/'@heizplatz\/[^']+'/g) ?? []);
    expect(new Set(imports)).toEqual(new Set(["'@heizplatz/platform/router'", "'@heizplatz/platform/testing'"]));
    expect(statSync(join(copy.root, 'team/.ci/run')).mode & 0o111).toBe(0o111);
  });

  it('leaves this repository as it was', () => {
    expect(filesOf('team-repository', 'wood-tips')).toEqual([]);
    expect(globSync('apps/wood-tips', { cwd: copy.root })).toEqual([]);
  });
});
