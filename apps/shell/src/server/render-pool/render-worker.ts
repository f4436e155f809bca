import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { SMOKE_LOADED, SmokeTask } from '@heizplatz/releases';
import * as v from 'valibot';
import { loadMessages } from '../../app/shell-messages';
import { pathForLog } from '../documents/document-log';
import type { CallApi } from '../api-proxy/page-calls';
import type { DrawingConfig } from '../rendering/drawing-tools';
import { createInPlaceRenderer } from '../rendering/render-in-place';
import type { OwningRelease, PageRenderer } from '../rendering/render-task';
import { createTrialCalls, createTrialRenderer } from '../rendering/trial-renderer';
import { tryPages } from '../rendering/try-pages';
import { loadModules } from '../releases/load-modules';
import { createServerRemotes } from '../releases/server-remotes';
import { createResponseCache, type ResponseCache } from '../response-cache/response-cache';
import { readShellAssets } from '../static/shell-assets';
import { type AnswerMessage, createThreadCalls } from './pool-calls';
import { serveWork } from './serve-work';

export interface RenderWorkerData {
  readonly config: DrawingConfig & { readonly shellDir: string };
  readonly shared: Int32Array;
}

/** Shorter than RENDER_TIMEOUT_MS by default, so that the area's error page is rendered rather than the plain one. */
const LOAD_PATIENCE_MS = 8000;

/** Renders with folders that the pool names: it has verified their content. */
function createRenderer({ config }: RenderWorkerData, responses: ResponseCache): PageRenderer {
  const folders = new Map<string, string>();
  const getKey = ({ name, version }: { name: string; version: string }) => `${name}@${version}`;
  const note = (owner: OwningRelease | null) => {
    if (owner?.folder) folders.set(getKey(owner.release), owner.folder);
  };
  const renderer = createInPlaceRenderer({
    config,
    assets: readShellAssets(config.shellDir),
    loadRemote: createServerRemotes({
      getFolder: (release) => folders.get(getKey(release)),
      patienceMs: LOAD_PATIENCE_MS,
    }),
    loadMessages,
    responses,
  });
  return {
    outline: (owner, options) => {
      note(owner);
      return renderer.outline(owner, options);
    },
    render: (task, options) => {
      note(task.owner);
      return renderer.render(task, options);
    },
  };
}

/**
 * The gate's: releases are loaded one after the other, and a page of each route rendered. What one throws ends the thread, and
 * so does one that never ends and waits for nothing.
 */
function runSmokeTasks(first: SmokeTask, port: MessagePort): void {
  const calls = createThreadCalls((message) => port.postMessage(message));
  let underWay = 0;
  /** Waits for the shell, as it would for a connection of its own. */
  const callApi: CallApi = async (...call) => {
    if (++underWay === 1) port.ref();
    return calls
      .of(0)(...call)
      .finally(() => --underWay === 0 && port.unref());
  };
  async function load({ smoke }: SmokeTask): Promise<void> {
    port.unref();
    const { name, version, folder, hasApi } = smoke;
    const loadRemote = createServerRemotes({ getFolder: () => folder });
    await loadModules(loadRemote, smoke);
    const release = { name, version, container: name, patterns: [], styles: [], scripts: {} };
    await tryPages(createTrialRenderer(loadRemote), { release, folder }, createTrialCalls(hasApi ? callApi : null));
    port.ref();
    port.postMessage(SMOKE_LOADED);
  }
  port.on('message', (message: SmokeTask | AnswerMessage) => {
    if ('kind' in message) calls.take(message);
    else load(v.parse(SmokeTask, message)).catch(endThread);
  });
  load(first).catch(endThread);
}

function endThread(error: unknown): void {
  setImmediate(() => {
    throw error;
  });
}

function startRendering(data: RenderWorkerData, port: MessagePort): void {
  const responses = createResponseCache();
  const renderer = createRenderer(data, responses);
  serveWork({ port, renderer, responses, shared: data.shared, getPath: pathForLog });
}

if (!parentPort) throw new Error('render-worker.js is started by the shell');
if (v.is(SmokeTask, workerData)) runSmokeTasks(v.parse(SmokeTask, workerData), parentPort);
else startRendering(workerData as RenderWorkerData, parentPort);
