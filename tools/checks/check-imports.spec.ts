import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { importCircles } from './import-circles.ts';

const findCycles = (imports: Readonly<Record<string, readonly string[]>>) =>
  importCircles(new Map(Object.entries(imports)));

describe('importCircles', () => {
  it('finds none where two files import a third', () => {
    expect(findCycles({ a: ['b', 'c'], b: ['c'], c: [] })).toEqual([]);
  });

  it('names the way round, and not the way to it', () => {
    expect(findCycles({ a: ['b'], b: ['c'], c: ['d'], d: ['b'] })).toEqual([['b', 'c', 'd', 'b']]);
  });

  it('finds each of two circles', () => {
    expect(findCycles({ a: ['b'], b: ['a', 'c'], c: ['d'], d: ['c'] })).toEqual([
      ['a', 'b', 'a'],
      ['c', 'd', 'c'],
    ]);
  });
});

describe('the check of imports', () => {
  const root = mkdtempSync(join(tmpdir(), 'imports-'));
  afterAll(() => rmSync(root, { recursive: true }));

  function check(files: Readonly<Record<string, string>>) {
    rmSync(join(root, 'apps'), { recursive: true, force: true });
    rmSync(join(root, 'libs'), { recursive: true, force: true });
    const thing = { name: '@heizplatz/thing', exports: { '.': './src/index.ts' } };
    for (const [file, text] of Object.entries({
      ...files,
      'libs/thing/package.json': JSON.stringify(thing),
    })) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), text);
    }
    const script = join(__dirname, 'check-imports.ts');
    const { status, stderr } = spawnSync(process.execPath, [script, '--root', root], { encoding: 'utf8' });
    return { status, stderr };
  }

  it('fails when a view takes a type from the route that loads it', () => {
    const { status, stderr } = check({
      'apps/shop/src/home-route.ts': "export interface Page {}\nexport const lazy = () => import('./home-view');\n",
      'apps/shop/src/home-view.tsx':
        "import type { Page } from './home-route';\n\nexport const view = (page: Page) => page;\n",
    });
    expect(status).toBe(1);
    expect(stderr).toMatch(/apps\/shop\/src\/home-(route\.ts|view\.tsx)\n {2}→ /);
  });

  it('fails when a lib leads back to itself by its name', () => {
    const { status, stderr } = check({
      'libs/thing/src/index.ts': "export { thing } from './thing';\n",
      'libs/thing/src/thing.ts': "import { other } from '@heizplatz/thing';\n\nexport const thing = other;\n",
    });
    expect(status).toBe(1);
    expect(stderr).toContain('libs/thing/src/thing.ts');
  });

  it('passes an app that uses a lib', () => {
    const { status, stderr } = check({
      'apps/shop/src/home.ts': "import { thing } from '@heizplatz/thing';\n\nexport const home = thing;\n",
      'libs/thing/src/index.ts': "export { thing } from './thing';\n",
      'libs/thing/src/thing.ts': 'export const thing = 1;\n',
    });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });
});
