import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(__dirname, '../../..');

export interface JestRun {
  readonly ok: boolean;
  readonly text: string;
}

export interface PlantedSpecs {
  readonly plant: (file: string, code: string) => void;
  /** What jest says of `a.test.js` and `b.test.js`, which one worker runs in this order. */
  readonly runBoth: (a: string, b: string, environment?: Readonly<Record<string, string>>) => JestRun;
  /** The same test, whichever of two files jest runs first. */
  readonly runTwice: (code: string) => JestRun;
}

const SEQUENCER = `module.exports = class extends require(${JSON.stringify(require.resolve('@jest/test-sequencer'))}).default {
  sort(tests) { return [...tests].sort((a, b) => (a.path < b.path ? -1 : 1)); }
};`;

/** A folder for each test, where jest runs planted files with this configuration. Use it inside tests only. */
export function withPlantedSpecs(configuration: object): PlantedSpecs {
  let root: string;
  const plant = (file: string, code: string): void => writeFileSync(join(root, file), code);
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'planted-specs-'));
    plant('package.json', '{}');
    plant('sequencer.cjs', SEQUENCER);
    plant('jest.config.json', JSON.stringify({ testSequencer: './sequencer.cjs', transform: {}, ...configuration }));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  const runBoth: PlantedSpecs['runBoth'] = (a, b, environment = {}) => {
    plant('a.test.js', a);
    plant('b.test.js', b);
    const paths = ['a.test.js', 'b.test.js'].map((file) => join(root, file));
    const { status, stderr } = spawnSync(
      process.execPath,
      [join(ROOT, 'node_modules/jest/bin/jest.js'), '-i', '--rootDir', root, '--runTestsByPath', ...paths],
      { cwd: root, encoding: 'utf8', env: { ...process.env, FORCE_COLOR: '0', SPECS_APART: '', ...environment } },
    );
    return { ok: status === 0, text: stderr };
  };
  return { plant, runBoth, runTwice: (code) => runBoth(code, code) };
}
