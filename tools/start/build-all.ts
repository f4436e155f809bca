import { spawn } from 'node:child_process';
import { ROOT } from '../build/workspace.ts';
import { lockBuild } from './start-lock.ts';

/** Builds every app through Nx, which takes from its cache what did not change. Throws when a build fails. */
export const buildAll = (): Promise<void> => runNx(['run-many', '-t', 'build']);

export interface StartBuilds {
  /** The API alone: the database can be filled while the others are built. */
  readonly api: Promise<void>;
  readonly others: Promise<void>;
}

const LOCK_FILE = `${ROOT}/tmp/build.pid`;

/** Builds what a start needs, once no other start of this checkout builds; a failure rejects each promise that it concerns. */
export function buildForStart(signal: AbortSignal, say: (text: string) => void): StartBuilds {
  const onWait = (holder: number) => say(`Waiting for the build of another start (process ${holder}) …`);
  const locked = lockBuild({ file: LOCK_FILE, onWait, signal });
  const api = locked.then(() => runNx(['build', 'api'], signal));
  const others = locked.then(() => runNx(['run-many', '-t', 'build', '--exclude', 'api'], signal));
  locked.then(
    (unlock) => Promise.allSettled([api, others]).then(unlock),
    () => undefined,
  );
  return { api, others };
}

/** What the first app's build compiles of webpack and its plugins, the others' find. */
const COMPILE_CACHE = `${ROOT}/tmp/build-compile-cache`;

/** Nx's daemon and its plugins' processes cost more to start than this graph takes to read. */
const IN_ONE_PROCESS = { NX_DAEMON: 'false', NX_ISOLATE_PLUGINS: 'false' };

async function runNx(args: readonly string[], signal?: AbortSignal): Promise<void> {
  const env = { ...process.env, ...IN_ONE_PROCESS, NODE_COMPILE_CACHE: COMPILE_CACHE };
  const nx = spawn('nx', [...args, '--outputStyle=static'], { cwd: ROOT, stdio: 'inherit', env, signal });
  const code = await new Promise<number | null>((resolve, reject) => nx.once('exit', resolve).once('error', reject));
  if (code !== 0) throw new Error(`The build failed: nx ${args.join(' ')}`);
}
