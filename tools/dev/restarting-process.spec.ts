import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRestartingProcess, type RestartingProcess } from './restarting-process';

const folder = mkdtempSync(join(tmpdir(), 'restarting-'));
const file = join(folder, 'main.cjs');
let running: RestartingProcess;

/** A bundle that responds with a text. */
const writeBundle = (text: string) =>
  writeFileSync(
    file,
    `require('node:http').createServer((_, response) => response.end('${text}'))
      .listen(process.env.PORT, '127.0.0.1', () => process.send({ kind: 'listening' }));
    process.on('SIGTERM', () => process.exit(0)); process.on('disconnect', () => process.exit(0));`,
  );

beforeEach(() => {
  running = createRestartingProcess({
    name: 'API',
    file,
    environment: (port) => ({ ...process.env, NODE_OPTIONS: '', PORT: String(port) }),
    onCrash: () => undefined,
  });
});
afterEach(() => running.stop());
afterAll(() => rmSync(folder, { recursive: true }));

const text = async () => (await fetch(`http://127.0.0.1:${running.port()}`)).text();

describe('a process that is exchanged', () => {
  it('is the newest bundle after each restart', async () => {
    writeBundle('one');
    await running.restart();
    expect(await text()).toBe('one');
    writeBundle('two');
    await running.restart();
    expect(await text()).toBe('two');
  });

  it('stays the old one when the new bundle does not start', async () => {
    writeBundle('one');
    await running.restart();
    writeFileSync(file, 'process.exit(3)');
    await expect(running.restart()).rejects.toThrow('API did not start (exit code 3).');
    expect(await text()).toBe('one');
  });

  it('is not started again once it was stopped', async () => {
    writeBundle('one');
    await running.restart();
    await running.stop();
    await running.restart();
    expect(running.port()).toBeNull();
  });
});
