import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkRelease, createLoadCheck } from './release-gate.ts';
import { ReleaseRefusal } from './release-refusal.ts';
import type { Release } from './release.ts';
import { readShellBuild } from './shell-build.ts';
import { StyleRefusal } from './check-styles.ts';

const dir = mkdtempSync(join(tmpdir(), 'gate-'));
const shellDir = join(dir, 'shell');
const workerFile = join(shellDir, 'server/render-worker.js');
const RELEASE: Release = {
  ...{ name: 'order', version: '1', builtAt: '2026-11-25T10:00:00.000Z', contentHash: 'ab12', container: 'mf_order' },
  ...{
    contractVersion: 1,
    sharedVersions: { react: '19.3.1' },
    patterns: [],
    layouts: [],
    styles: [],
    scripts: {},
    files: {},
  },
};

beforeEach(() => {
  mkdirSync(join(shellDir, 'server'), { recursive: true });
  const fit = { contractVersion: 1, sharedVersions: { react: '19.3.1' } };
  writeFileSync(join(shellDir, 'build.json'), JSON.stringify({ name: 'shell', ...fit }));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const writeWorker = (code: string) =>
  writeFileSync(workerFile, `const { parentPort, workerData } = require('node:worker_threads');\n${code}`);
const check = (fields: Partial<Release> = {}) =>
  checkRelease({ ...RELEASE, ...fields }, join(dir, 'order/1'), readShellBuild(shellDir));

describe('the gate', () => {
  it('lets a release pass that fits, is whole and was loaded, and names it to the worker', async () => {
    writeWorker(`const { name, version, folder } = workerData.smoke;
      if (name + version + folder !== ${JSON.stringify(`order1${join(dir, 'order/1')}`)}) throw new Error(folder);
      parentPort.postMessage('loaded');`);
    await expect(check()).resolves.toBeUndefined();
  });

  it.each([
    ['throw new Error("no such thing")', 'it cannot be loaded: no such thing'],
    ['Promise.reject(new Error("rejected"))', 'it cannot be loaded: rejected'],
    ['process.exit(3)', 'it cannot be loaded: its thread ended with 3 before it was loaded'],
    ['parentPort.postMessage("other")', 'it cannot be loaded: its thread ended with 0 before it was loaded'],
  ])('refuses a release whose worker does: %s', async (code, reason) => {
    writeWorker(code);
    await expect(check()).rejects.toEqual(new ReleaseRefusal(reason));
  });

  it('loads no release on the server that has nothing there', async () => {
    writeWorker('throw new Error("it was loaded")');
    await expect(check({ isBrowserOnly: true })).resolves.toBeUndefined();
  });

  it('refuses a release that is not loaded in time, and ends its thread', async () => {
    writeWorker('for (;;);');
    const load = createLoadCheck({ workerFile, timeoutMs: 300 })(RELEASE, dir);
    await expect(load).rejects.toThrow('it cannot be loaded: it was not loaded within 300 ms');
  });

  it('asks for the fit and the files first', async () => {
    writeWorker('throw new Error("loaded all the same")');
    await expect(check({ contractVersion: 2 })).rejects.toThrow('it was built for contract version 2, the shell has 1');
    await expect(check({ files: { 'server/a.js': 'ab' } })).rejects.toThrow(/ENOENT/);
  });

  it('refuses styles that reach beyond the remote', async () => {
    writeWorker("parentPort.postMessage('loaded')");
    const folder = join(dir, 'order/1');
    const write = (css: string) => {
      mkdirSync(join(folder, 'browser/lazy'), { recursive: true });
      writeFileSync(join(folder, 'browser/lazy/styles.css'), css);
      return { 'browser/lazy/styles.css': createHash('sha256').update(css).digest('hex') };
    };
    await expect(check({ files: write('.card-x7{margin:0}') })).resolves.toBeUndefined();
    const reason =
      "'h1' of browser/lazy/styles.css is not held by a class of the remote's own, and would restyle what others render";
    await expect(check({ files: write('.card-x7{margin:0}h1{margin:0}') })).rejects.toEqual(new StyleRefusal(reason));
  });

  it.each(['build.json', 'server/render-worker.js'])('refuses to guess where the shell has no %s', (file) => {
    writeWorker('');
    rmSync(join(shellDir, file));
    expect(() => readShellBuild(shellDir)).toThrow(
      `no shell's build to compare with: ${join(shellDir, file)} is missing`,
    );
  });
});
