import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { readImports } from '../checks/read-imports';
import { filesOutsideSlices, refusedSliceImports, sliceFolders } from '../checks/route-slices';

const ROOT = join(__dirname, '../..');
let root = '';

const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const generate = (...names: string[]) =>
  spawnSync(process.execPath, [join(__dirname, 'main.ts'), ...names, '--root', root], { encoding: 'utf8' });
const copy = (folder: string): void => cpSync(join(ROOT, folder), join(root, folder), { recursive: true });

/**
 * Type errors of these files, by the repository's own rules; what they import is read and not checked, since other
 * checks do so.
 */
function typeErrors(files: readonly string[], paths: Readonly<Record<string, string[]>> = {}): string[] {
  const config = {
    extends: join(ROOT, 'tools/typescript/tsconfig.test.json'),
    compilerOptions: { composite: false, emitDeclarationOnly: false, noEmit: true, paths },
    files: [...files, join(ROOT, 'tools/build/css.d.ts')],
  };
  const { options, fileNames, errors } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const program = ts.createProgram(fileNames, options);
  const sources = files.map((file) => program.getSourceFile(join(root, file)));
  const diagnostics = sources.flatMap((source) => [
    ...program.getSyntacticDiagnostics(source),
    ...program.getSemanticDiagnostics(source),
  ]);
  return [...errors, ...program.getOptionsDiagnostics(), ...diagnostics].map(
    ({ file, messageText }) => `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
  );
}

/** Below the repository, so that packages can be resolved. */
beforeEach(() => {
  mkdirSync(join(ROOT, 'tmp'), { recursive: true });
  root = mkdtempSync(join(ROOT, 'tmp/generated-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('npm run generate -- slice', () => {
  it('writes a screen that type-checks, formatted and registered before the catch-all', () => {
    copy('apps/public');
    const { status, stdout } = generate('slice', 'public', 'price-overview', '/pelletpreise');
    expect(status).toBe(0);
    expect(stdout.trim().split('\n')).toEqual([
      'apps/public/src/routes/pelletpreise/price-overview/price-overview-route.tsx',
      'apps/public/src/routes/pelletpreise/price-overview/price-overview-view.tsx',
      'apps/public/src/routes/pelletpreise/price-overview/price-overview-view.module.css',
      'apps/public/src/routes/pelletpreise/price-overview/price-overview-route.spec.tsx',
      'apps/public/src/routes.tsx',
      'apps/public/remote.json',
    ]);
    const routes = read('apps/public/src/routes.tsx');
    expect(routes).toContain(
      "import { priceOverviewRoute } from './routes/pelletpreise/price-overview/price-overview-route';",
    );
    expect(routes).toMatch(/priceOverviewRoute,\s*\.\.\.contentPageRoutes,?\s*\]/);
    expect(read('apps/public/src/routes/pelletpreise/price-overview/price-overview-view.tsx')).toContain(
      '<Trans>Pelletpreise</Trans>',
    );
    expect(typeErrors(stdout.match(/\S+\.tsx/g) ?? [])).toEqual([]);
  }, 120_000);

  it.each([
    ['support', '/kunde-bearbeiten/:customerId', true, 'kunde-bearbeiten'],
    ['support', '/support/cache', false, 'support/cache/new-screen'],
    ['account', '/kunde/stammdaten/:part?', false, 'kunde/stammdaten/new-screen'],
    ['account', '/einladung/:token', true, 'einladung'],
  ])('gives %s the path %s, as a new pattern: %s, in %s', (app, path, isNew, folder) => {
    copy(`apps/${app}`);
    const readPatterns = () => (JSON.parse(read(`apps/${app}/remote.json`)) as { patterns: string[] }).patterns;
    const before = readPatterns();
    expect(generate('slice', app, 'new-screen', path).stderr).toBe('');
    expect(readPatterns()).toEqual(isNew ? [...before, path] : before);
    expect(read(`apps/${app}/src/routes.tsx`)).toMatch(/newScreenRoute,?\s*\];/);
    expect(read(`apps/${app}/src/routes.tsx`)).toContain(`from './routes/${folder}/new-screen-route';`);
  });

  it.each([
    [['slice', 'shell', 'x', '/x'], 'APP must be one of public'],
    [['slice', 'public', 'Price', '/x'], "'Price' is not in kebab-case"],
    [['slice', 'public', 'price', 'x'], 'must begin with a slash'],
    [['slice', 'public', 'price', '/Preise'], "A path cannot contain 'Preise'"],
    [['slice', 'public', 'home', '/x'], 'apps/public/src/routes/home/home-route.tsx already exists'],
    [['slice', 'public'], 'npm run generate'],
    [['page'], 'npm run generate'],
  ])('refuses %j and writes nothing', (names, message) => {
    copy('apps/public');
    const before = read('apps/public/src/routes.tsx');
    const { status, stderr } = generate(...names);
    expect([status, stderr]).toEqual([2, expect.stringContaining(message)]);
    expect(read('apps/public/src/routes.tsx')).toBe(before);
  });
});

describe('npm run generate -- remote', () => {
  beforeEach(() => {
    for (const name of ['public', 'order', 'account', 'support']) copy(`apps/${name}/remote.json`);
    for (const name of ['shell', 'public', 'order', 'account', 'support']) copy(`apps/${name}/tsconfig.app.json`);
    for (const file of ['tools/tsconfig.workspace.json', '.github/CODEOWNERS', 'lingui.config.js']) copy(file);
    for (const folder of ['tools/messages', 'tools/build']) copy(folder);
  });

  it('writes a remote that passes types, lint, boundaries, slices, messages and its own specs', () => {
    expect(generate('remote', 'pellet-tips').stderr).toBe('');
    expect(JSON.parse(read('apps/pellet-tips/remote.json'))).toEqual({
      ...{ title: 'Pellet tips', container: 'mf_pellet_tips', order: 25, layouts: ['default'] },
      patterns: ['/pellet-tips'],
    });
    expect(read('tools/tsconfig.workspace.json')).toContain('{ "path": "../apps/pellet-tips" }');
    expect(read('.github/CODEOWNERS')).toContain('/apps/pellet-tips/      @heizplatz/pellet-tips\n');
    const files = globSync('apps/pellet-tips/src/**/*.{ts,tsx}', { cwd: root });
    expect(files).toHaveLength(5);
    expect(typeErrors(files)).toEqual([]);
    const linted = spawnSync(process.execPath, [join(ROOT, 'tools/checks/lint-texts.ts')], {
      encoding: 'utf8',
      input: JSON.stringify(files.map((file) => [join(ROOT, file), read(file)])),
    });
    // Nx prints warnings before where it has no graph of the projects.
    expect(JSON.parse(linted.stdout.trim().split('\n').at(-1) ?? '')).toEqual(files.map(() => []));
    const imports = readImports(root);
    expect(refusedSliceImports(imports)).toEqual([]);
    expect(filesOutsideSlices(files, imports)).toEqual([]);
    expect(sliceFolders(imports)).toContain('apps/pellet-tips/src/routes/pellet-tips');
    const messages = spawnSync(process.execPath, [join(root, 'tools/messages/main.ts'), 'pellet-tips', '--check'], {
      encoding: 'utf8',
    });
    expect([messages.status, messages.stdout]).toEqual([0, 'The catalogues match the code.\n']);
    const config = `{...require('${ROOT}/jest.preset.js').project('generated', {browser: true}), rootDir: '${root}/apps/pellet-tips'}`;
    writeFileSync(join(root, 'jest.config.js'), `module.exports = ${config};`);
    const specs = spawnSync(join(ROOT, 'node_modules/.bin/jest'), ['-c', join(root, 'jest.config.js')], {
      encoding: 'utf8',
    });
    expect(specs.stderr).toContain('Tests:       2 passed, 2 total');
  }, 120_000);

  it('takes slices like the others', () => {
    expect(generate('remote', 'tips').stderr).toBe('');
    expect(generate('slice', 'tips', 'tip-list', '/tips/liste').stderr).toBe('');
    expect(JSON.parse(read('apps/tips/remote.json'))).toMatchObject({ patterns: ['/tips', '/tips/liste'] });
    expect(read('apps/tips/src/routes.tsx')).toMatch(/\[tipsRoute,\s*tipListRoute,?\s*\]/);
  });

  it.each([
    [['remote', 'Tips'], "'Tips' is not in kebab-case"],
    [['remote', 'order'], 'apps/order/remote.json already exists'],
    [['remote', 'statistics'], 'its pattern /statistics and /statistics of support match the same paths'],
    [['remote'], 'npm run generate'],
  ])('refuses %j and writes nothing', (names, message) => {
    const { status, stderr } = generate(...names);
    expect([status, stderr]).toEqual([2, expect.stringContaining(message)]);
    expect(globSync('apps/*/project.json', { cwd: root })).toEqual([]);
  });
});

describe('npm run generate -- team-repository', () => {
  const PACKAGES = 'https://packages.example.com/heizplatz';

  it('writes a repository whose code imports the packages, pinned, and that no part of this one is needed for', () => {
    const { status, stderr, stdout } = generate(
      'team-repository',
      'pellet-tips',
      '--out',
      root,
      '--packages',
      PACKAGES,
    );
    expect([status, stderr]).toEqual([0, '']);
    const manifest = JSON.parse(read('package.json')) as Record<string, Record<string, string>>;
    expect(manifest).toMatchObject({ name: 'pellet-tips', private: true });
    const pins = { ...manifest['dependencies'], ...manifest['devDependencies'] };
    expect(pins['@heizplatz/platform']).toMatch(
      /^https:\/\/packages\.example\.com\/heizplatz\/heizplatz-platform-1\.\d+\.\d+\.tgz$/,
    );
    const others = Object.entries(pins).filter(([name]) => !name.startsWith('@heizplatz/'));
    expect(others.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
    expect(Object.keys(manifest['scripts'] ?? {})).toEqual(
      expect.arrayContaining(['build', 'test', 'types', 'publish', 'canary', 'promote', 'rollback', 'list']),
    );
    expect(JSON.parse(read('remote.json'))).toMatchObject({ container: 'mf_pellet_tips', patterns: ['/pellet-tips'] });
    const sources = stdout.match(/\S+\.tsx?(?=\n)/g) ?? [];
    expect(sources).toHaveLength(5);
    const imports = sources.flatMap((file) => read(file).match(/'@heizplatz\/[^']+'/g) ?? []);
    expect(new Set(imports)).toEqual(new Set(["'@heizplatz/platform/router'", "'@heizplatz/platform/testing'"]));
    expect(statSync(join(root, '.ci/run')).mode & 0o111).toBe(0o111);
  });

  it.each([
    [['team-repository', 'Tips', '--out', 'x'], "'Tips' is not in kebab-case"],
    [['team-repository', 'statistics', '--out', 'x'], 'its pattern /statistics and /statistics of support match'],
    [['team-repository', 'tips'], 'npm run generate'],
  ])('refuses %j', (names, message) => {
    const { status, stderr } = generate(...names);
    expect([status, stderr]).toEqual([2, expect.stringContaining(message)]);
    expect(globSync('**/*', { cwd: root })).toEqual([]);
  });

  it('does not write over a file', () => {
    writeFileSync(join(root, 'package.json'), '{}');
    const { status, stderr } = generate('team-repository', 'tips', '--out', root, '--packages', PACKAGES);
    expect([status, stderr]).toEqual([2, 'package.json already exists\n']);
    expect(globSync('**/*', { cwd: root })).toEqual(['package.json']);
  });
});

describe('npm run generate -- call', () => {
  beforeEach(() => {
    copy('libs/contract/src');
    copy('apps/api/src/registry');
    for (const module of ['platform', 'pricing', 'content']) copy(`libs/api/${module}/src`);
  });

  it('writes calls of a known and of a new area that type-check, in the contract and in the API', () => {
    expect(generate('call', 'site', 'get-news-articles').stderr).toBe('');
    expect(generate('call', 'content/alerts', 'list-alerts').stderr).toBe('');
    const calls = read('libs/contract/src/calls.ts');
    expect(calls).toContain("export { listAlerts } from './contents/alerts.ts';");
    expect(calls).toMatch(/\bgetNewsArticles,[^}]*\} from '.\/market\/site.ts';/);
    expect(read('libs/contract/src/market/site.ts')).toContain("path: '/api/site/get-news-articles'");
    expect(read('libs/api/pricing/src/site/site-handlers.ts')).toMatch(/\bgetNewsArticles,?\s*\];/);
    expect(read('apps/api/src/registry/all-handlers.ts')).toMatch(/\.\.\.alertsHandlers,\s*\];/);
    expect(read('libs/api/content/src/index.ts')).toContain(
      "export { alertsHandlers } from './alerts/alerts-handlers';",
    );
    // Specs, indexes and registries import the whole API and would take a minute.
    const written = [
      ...['calls.ts', 'contents/alerts.ts', 'market/site.ts'].map((file) => `libs/contract/src/${file}`),
      ...['content/src/alerts/list-alerts.ts', 'content/src/alerts/alerts-handlers.ts'].map(
        (file) => `libs/api/${file}`,
      ),
      'libs/api/pricing/src/site/get-news-articles.ts',
    ];
    const contract = { '@heizplatz/contract': [join(root, 'libs/contract/src/index.ts')] };
    expect(typeErrors(written, contract)).toEqual([]);
  }, 120_000);

  it.each([
    [['call', 'site', 'common-data'], 'The call commonData already exists'],
    [['call', 'site', 'GetNews'], "'GetNews' is not in kebab-case"],
    [['call', '../site', 'get-news'], "'..' is not a module"],
    [['call', 'alerts', 'get-news'], "No module has a folder 'alerts'"],
    [['call', 'content/Alerts', 'get-news'], "'Alerts' is not in kebab-case"],
  ])('refuses %j and writes nothing', (names, message) => {
    const before = read('libs/contract/src/calls.ts');
    const { status, stderr } = generate(...names);
    expect([status, stderr]).toEqual([2, expect.stringContaining(message)]);
    expect(read('libs/contract/src/calls.ts')).toBe(before);
  });
});
