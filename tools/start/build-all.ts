import { spawn } from 'node:child_process';
import { ROOT } from '../build/workspace.ts';

/** Builds every app through Nx, which takes from its cache what did not change. Throws when a build fails. */
export const buildAll = (): Promise<void> => runNx(['run-many', '-t', 'build']);

/** The API alone: the database can be filled while `buildRemaining` goes on. */
export const buildApi = (signal: AbortSignal): Promise<void> => runNx(['build', 'api'], signal);

export const buildRemaining = (signal: AbortSignal): Promise<void> =>
  runNx(['run-many', '-t', 'build', '--exclude', 'api'], signal);

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
