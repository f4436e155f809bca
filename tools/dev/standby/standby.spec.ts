import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createStandby } from './standby';

const folder = mkdtempSync(join(tmpdir(), 'standby-'));
const file = join(folder, 'main.cjs');
afterAll(() => rmSync(folder, { recursive: true }));

/** Reports its text, its environment, and whether its package was loaded before it. */
const writeBundle = (text: string) =>
  writeFileSync(
    file,
    `const wasLoaded = Object.keys(require.cache).some((path) => path.endsWith('/package-of-test/index.js'));
    const loaded = { value: 0 }; loaded.value = require("package-of-test");
    process.send({ text: '${text}', wasLoaded, place: process.env.PLACE, stored: process.env.STANDBY_FOR ?? null });
    process.on('disconnect', () => process.exit(0));`,
  );

const environment = (place: string) => ({ PATH: process.env['PATH'], PLACE: place });

async function getResponse(standby: ReturnType<typeof createStandby>, place: string): Promise<unknown> {
  const child = standby.begin(environment(place));
  const [response] = await once(child, 'message');
  child.kill();
  await once(child, 'exit');
  return response;
}

describe('a standby', () => {
  const standby = createStandby(file);
  beforeAll(() => {
    const module = join(folder, 'node_modules/package-of-test');
    mkdirSync(module, { recursive: true });
    writeFileSync(join(module, 'index.js'), 'module.exports = 1;');
  });
  afterAll(() => standby.close());

  it('is a new process at first, and then the one that waited, with the newest bundle and its own environment', async () => {
    writeBundle('one');
    expect(await getResponse(standby, 'a')).toEqual({ text: 'one', wasLoaded: false, place: 'a', stored: null });
    standby.prepare(environment('b'));
    writeBundle('two');
    expect(await getResponse(standby, 'c')).toEqual({ text: 'two', wasLoaded: true, place: 'c', stored: null });
  });
});
