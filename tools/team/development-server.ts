import type { KeyObject } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { LONGEST_OVERRIDE_MS, signOverride } from '@heizplatz/releases';
import webpack, { type Compiler, type Configuration, type Stats } from 'webpack';
import { readRemote } from '../build/apps.ts';
import { ROOT } from '../build/workspace.ts';
import { MessagesPlugin } from '../dev/messages-plugin.ts';
import { compileMessages } from '../messages/compile-messages.ts';

interface Development {
  readonly remote: string;
  /** The remote's build for browsers. */
  readonly configuration: Configuration;
  /** Origin of the shell that shall show it. */
  readonly shell: string;
  /** Of this server; 0: any free one. */
  readonly port: number;
  /** The team's. */
  readonly key: KeyObject;
  readonly nowMs: number;
  readonly say: (line: string) => void;
}

interface RunningDevelopment {
  /** Opened in a browser, it lets the shell load the remote from here, in that browser. */
  readonly link: string;
  readonly stop: () => Promise<void>;
}

/** Builds a remote after each change, and serves it to the browsers of this machine. Rejects where the first build fails. */
export async function startDevelopment(development: Development): Promise<RunningDevelopment> {
  const { remote, shell, port, key, nowMs, say } = development;
  await compileMessages(remote);
  const compiler = webpack(toDevelopment(development));
  if (!compiler) throw new Error('webpack returned no compiler');
  const builds = createBuilds(say);
  const base = `/releases/${remote}/override/`;
  const server = createServer((request, response) => {
    const name = request.url?.startsWith(base) ? request.url.slice(base.length) : '';
    allowOrigin(request, response, shell);
    if (name === 'builds') builds.follow(response);
    else if (builds.getFiles().has(name)) sendFile(join(compiler.outputPath, name), response);
    else response.writeHead(404).end();
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const origin = `http://localhost:${typeof address === 'object' && address ? address.port : port}`;
  const stop = async () => {
    builds.end();
    server.close();
    await new Promise<void>((closed) => compiler.close(() => closed()));
  };
  await watch(compiler, builds.add).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  const { container, order, layouts, patterns } = readRemote(remote);
  const claim = { name: remote, container, order, layouts, patterns, origin };
  const token = signOverride({ ...claim, expiresAtMs: nowMs + LONGEST_OVERRIDE_MS }, key);
  return { link: `${shell}/releases/override?token=${token}`, stop };
}

/** Quick to build again, and read as it was written. */
const toDevelopment = ({ remote, configuration }: Development): Configuration => ({
  ...configuration,
  devtool: 'cheap-module-source-map',
  cache: { type: 'memory' },
  output: { ...configuration.output, path: join(ROOT, 'dist/override', remote), clean: true },
  optimization: { ...configuration.optimization, minimize: false, concatenateModules: false, moduleIds: 'named' },
  plugins: [...(configuration.plugins ?? []), new MessagesPlugin(remote, () => undefined)],
  watchOptions: { aggregateTimeout: 20, ignored: /\/(node_modules|dist|\.git)\// },
});

/** Resolves with the first build; rejects with its errors. */
function watch(compiler: Compiler, onBuilt: (stats: Stats) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    compiler.watch(compiler.options.watchOptions, (error, stats) => {
      if (error || !stats) return reject(error ?? new Error('webpack returned no statistics'));
      onBuilt(stats);
      if (stats.hasErrors()) reject(new Error('The first build failed'));
      else resolve();
    });
  });
}

/** The last build without errors, and the pages that are told of the next one. */
function createBuilds(say: Development['say']) {
  const pages = new Set<ServerResponse>();
  let files: ReadonlySet<string> = new Set();
  let hash = '';
  const tell = (page: ServerResponse) => void page.write(`data: ${hash}\n\n`);
  return {
    getFiles: () => files,
    add: (stats: Stats) => {
      if (stats.hasErrors()) return say(stats.toString({ preset: 'errors-only', colors: false }));
      files = new Set(Object.keys(stats.compilation.assets));
      hash = stats.hash ?? '';
      say(`built in ${(stats.endTime ?? 0) - (stats.startTime ?? 0)} ms`);
      for (const page of pages) tell(page);
    },
    follow: (page: ServerResponse) => {
      page.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      pages.add(page);
      page.on('close', () => pages.delete(page));
      tell(page);
    },
    end: () => {
      for (const page of pages) page.end();
    },
  };
}

/** Pages of the shell's sites read it, and no others. */
function allowOrigin({ headers }: IncomingMessage, response: ServerResponse, shell: string): void {
  const { origin } = headers;
  const { hostname } = new URL(shell);
  if (!origin || !URL.canParse(origin)) return;
  const asking = new URL(origin).hostname;
  if (asking === hostname || asking.endsWith(`.${hostname}`)) response.setHeader('access-control-allow-origin', origin);
}

const TYPES: Readonly<Record<string, string>> = {
  ...{ '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json', '.map': 'application/json' },
  ...{ '.svg': 'image/svg+xml', '.woff2': 'font/woff2', '.png': 'image/png', '.webp': 'image/webp' },
};

function sendFile(file: string, response: ServerResponse): void {
  const type = TYPES[extname(file)] ?? 'application/octet-stream';
  response.setHeader('content-type', type.startsWith('text/') ? `${type}; charset=utf-8` : type);
  response.setHeader('cache-control', 'no-store');
  createReadStream(file)
    // It was deleted by the next build.
    .on('error', () => response.destroy())
    .pipe(response);
}
