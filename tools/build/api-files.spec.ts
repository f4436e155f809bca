import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import { apiConfiguration } from './configuration.ts';
import { ROOT } from './workspace.ts';

const folder = mkdtempSync(join(tmpdir(), 'heizplatz-api-files-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What the bundle says of passwords in a process of its own, in another folder than that of the sources. */
function judge(...passwords: string[]) {
  const script = `const { isCommonPassword } = require('${folder}/probe.js');
    console.log(JSON.stringify(${JSON.stringify(passwords)}.map(isCommonPassword)))`;
  const { stdout, stderr } = spawnSync(process.execPath, ['-e', script], { cwd: tmpdir(), encoding: 'utf8' });
  return { stdout: stdout.trim(), stderr };
}

/** Builds a file of the API as an entry of that name. */
async function build(entries: Readonly<Record<string, string>>): Promise<void> {
  const configuration = apiConfiguration(entries);
  const compiler = webpack({ ...configuration, output: { ...configuration.output, path: folder } });
  const errors = await new Promise((resolve) =>
    compiler?.run((error, stats) => resolve(error ?? stats?.compilation.errors)),
  );
  expect(errors).toEqual([]);
}

test('the file of common passwords is built beside the bundle of the API, and read when the first one is judged', async () => {
  await build({ probe: join(ROOT, 'libs/api/identity/src/password/common-passwords/is-common-password.ts') });
  const files = readdirSync(folder).filter((file) => file.endsWith('.bin'));
  expect(files).toEqual([expect.stringMatching(/^common-passwords\.\w{8}\.bin$/)]);
  expect(judge('qwertyuiop', 'Kaminfeuer-77')).toEqual({ stdout: '[true,false]', stderr: '' });

  rmSync(join(folder, files[0] ?? ''));
  expect(judge()).toEqual({ stdout: '[]', stderr: '' });
  expect(judge('qwertyuiop').stderr).toContain('ENOENT');
});

test('the file of places is built beside the bundle of the API, with every row', async () => {
  await build({ places: join(ROOT, 'libs/api/catalog/src/places/import/read-geonames.ts') });
  const script = `console.log(require('${folder}/places.js').readReferencePlaces().length)`;
  const { stdout, stderr } = spawnSync(process.execPath, ['-e', script], {
    cwd: tmpdir(),
    encoding: 'utf8',
    // Bundles of the API find packages where they are installed.
    env: { ...process.env, NODE_PATH: join(ROOT, 'node_modules') },
  });
  expect({ stdout, stderr }).toEqual({ stdout: '26044\n', stderr: '' });
});
