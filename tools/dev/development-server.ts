import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { StartSettings } from '../start/settings.ts';
import { developmentBuild } from './development-folders.ts';
import { serveDevelopmentRelease } from './development-release.ts';
import { createGate } from './gate.ts';
import { createPageStream } from './page-stream.ts';
import { createReadiness } from './readiness.ts';
import { createRestartingProcess, type RestartingProcess } from './restarting-process.ts';
import type { WorkerMessage } from './worker-messages.ts';

interface DevelopmentServerOptions {
  readonly settings: StartSettings;
  /** What API and shell are started with. */
  readonly environment: NodeJS.ProcessEnv;
  readonly remotes: readonly string[];
  /** Which remotes the open pages show. */
  readonly onOwners: (owners: ReadonlySet<string>) => void;
  /** Whether something is being built or started. */
  readonly onBusy: (isBusy: boolean) => void;
  readonly log: (text: string) => void;
}

export interface DevelopmentServer {
  readonly take: (app: string, message: WorkerMessage) => Promise<void>;
  readonly setProblems: (source: string, texts: readonly string[]) => void;
  readonly stop: () => Promise<void>;
}

/** API and shell behind gates of their own, exchanged as their bundles change, and the stream to the open pages. */
export async function startDevelopmentServer(options: DevelopmentServerOptions): Promise<DevelopmentServer> {
  const { settings, environment, remotes, log } = options;
  const readiness = createReadiness(options.onBusy);
  const ends = new Map(['api', 'shell', ...remotes].map((app) => [app, readiness.begin(app)]));
  // Before any page is open, a document waits for every remote.
  let owners: ReadonlySet<string> = new Set(remotes);
  const stream = createPageStream(randomUUID(), (owner) => {
    owners = new Set([owner]);
    options.onOwners(owners);
  });
  const processes = {
    api: createRestartingProcess({
      name: 'API',
      file: `${developmentBuild('api')}/main.js`,
      environment: (port) => ({ ...environment, API_PORT: String(port) }),
      onCrash: (code) => setProblems('api', [`The API exited (${code ?? 'signal'}); see the terminal.`]),
    }),
    shell: createRestartingProcess({
      name: 'Shell',
      file: `${developmentBuild('shell')}/server/main.js`,
      environment: (port) => ({
        ...environment,
        PORT: String(port),
        PUBLIC_PORT: String(settings.port),
        HOST: '127.0.0.1',
        API_URL: `http://127.0.0.1:${settings.apiPort}`,
        SHELL_DIR: developmentBuild('shell'),
      }),
      onCrash: (code) => setProblems('shell', [`The shell exited (${code ?? 'signal'}); see the terminal.`]),
    }),
  };

  function setProblems(source: string, texts: readonly string[]): void {
    for (const text of texts) log(`✗ ${source}: ${text}`);
    stream.setProblems(source, texts);
  }

  async function finish(app: string, built: Extract<WorkerMessage, { kind: 'built' }>): Promise<void> {
    const from = Date.now();
    const end = ends.get(app);
    if (built.version) await serveDevelopmentRelease(app, built.version);
    const exchanged = built.hasNewServer && isProcess(app) ? processes[app] : undefined;
    const problems = exchanged ? await restart(exchanged) : built.problems;
    setProblems(app, problems);
    end?.();
    if (problems.length) return;
    log(`✓ ${app}${exchanged ? ` restarted in ${((Date.now() - from) / 1000).toFixed(1)} s` : ''}`);
    if (built.isServerOnly && app !== 'api') stream.publish({ kind: 'reload', app });
  }

  const explain = () =>
    stream
      .problems()
      .map(({ source, text }) => `${source}: ${text}`)
      .join('\n\n') || 'Starting …';
  const waitFor = (request: IncomingMessage) =>
    readiness.whenIdle(isDocument(request) ? ['api', 'shell', ...remotes.filter((name) => owners.has(name))] : []);
  const getTarget = (process: RestartingProcess, app: string) => async (request: IncomingMessage) => {
    await waitFor(request);
    if (process.port() === null) await readiness.whenIdle([app]);
    return process.port();
  };
  const gates = await Promise.all([
    createGate({
      ...{ port: settings.port, host: environment['HOST'] },
      ...{ target: getTarget(processes.shell, 'shell'), answer: stream.answer, explain },
    }),
    createGate({
      ...{ port: settings.apiPort, host: environment['API_HOST'] },
      ...{ target: getTarget(processes.api, 'api'), explain },
    }),
  ]);

  return {
    setProblems,
    take: async (app, message) => {
      if (message.kind === 'building') return void ends.set(app, readiness.begin(app));
      if (message.kind === 'messages') return stream.publish({ kind: 'messages', messages: message.messages });
      if (message.kind === 'browser-built') return stream.setBuild(app, message.build);
      await finish(app, message);
    },
    stop: async () => {
      stream.close();
      for (const gate of gates) {
        gate.close();
        gate.closeAllConnections();
      }
      await Promise.all([processes.shell.stop(), processes.api.stop()]);
    },
  };
}

const isProcess = (app: string): app is 'api' | 'shell' => app === 'api' || app === 'shell';

const isDocument = ({ headers }: IncomingMessage): boolean => headers['sec-fetch-dest'] === 'document';

async function restart(process: RestartingProcess): Promise<readonly string[]> {
  try {
    await process.restart();
    return [];
  } catch (error) {
    return [`${error instanceof Error ? error.message : String(error)} See the terminal.`];
  }
}
