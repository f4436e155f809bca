import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { GeneratorRun } from './run-generators.ts';

const ROOT = join(__dirname, '../../..');
const LIBS = 'node_modules/@heizplatz';

export interface WorkspaceCopy {
  readonly root: string;
  readonly read: (file: string) => string;
  /** Runs a program of Node below the copy. */
  readonly run: (file: string, args?: readonly string[], input?: string) => Promise<Output>;
  readonly generate: (runs: readonly Run[]) => Promise<readonly GeneratorRun[]>;
  /** As npm would: links the package of a lib that a generator wrote. */
  readonly link: (folder: string, name: string) => void;
  readonly remove: () => void;
}

interface Output {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A generator and its options. */
export type Run = readonly [generator: string, options: Readonly<Record<string, unknown>>];

/** The sources in a folder of their own, where generators may write; packages are those of the checkout. */
export function copyWorkspace(): WorkspaceCopy {
  const root = mkdtempSync(join(tmpdir(), 'generated-'));
  for (const name of readdirSync(ROOT)) if (!LEFT_OUT.has(name)) cpSync(join(ROOT, name), join(root, name), COPYING);
  linkPackages(root);
  const run: WorkspaceCopy['run'] = async (file, args = [], input = '') => {
    // Nx colours what it says in CI too.
    const plain = { NO_COLOR: '1', FORCE_COLOR: undefined };
    const environment = { ...process.env, ...plain, NX_DAEMON: 'false', INIT_CWD: root };
    const child = spawn(process.execPath, [file, ...args], { cwd: root, env: environment });
    child.stdin.end(input);
    const status = new Promise<number | null>((resolve) => child.on('close', resolve));
    const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
    return { status: await status, stdout, stderr };
  };
  return {
    root,
    run,
    read: (file) => readFileSync(join(root, file), 'utf8'),
    generate: async (runs) => {
      const { stdout, stderr } = await run('tools/generators/testing/run-generators.ts', [JSON.stringify(runs)]);
      if (stdout === '') throw new Error(stderr);
      return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as GeneratorRun[];
    },
    link: (folder, name) => symlinkSync(join('../..', folder), join(root, LIBS, name)),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

const LEFT_OUT = new Set(['.git', '.nx', '.data', 'dist', 'docs', 'node_modules', 'tmp']);
const COPYING = { recursive: true, filter: (file: string) => !['dist', '.swc'].includes(basename(file)) } as const;

/** Links of libs are relative: copied, they lead to the libs of the copy. */
function linkPackages(root: string): void {
  mkdirSync(join(root, LIBS), { recursive: true });
  cpSync(join(ROOT, LIBS), join(root, LIBS), { recursive: true, verbatimSymlinks: true });
  for (const name of readdirSync(join(ROOT, 'node_modules')))
    if (`node_modules/${name}` !== LIBS)
      symlinkSync(join(ROOT, 'node_modules', name), join(root, 'node_modules', name));
}
