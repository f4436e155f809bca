/* eslint-disable @nx/enforce-module-boundaries -- what is measured is the shell's own code, bundled for the bench alone */
import { checkFiles, readSigned } from '@heizplatz/releases';
import { loadMessages } from '../../../apps/shell/src/app/shell-messages';
import { readConfig } from '../../../apps/shell/src/server/config';
import type { SingleFlight } from '../../../apps/shell/src/server/page-cache/single-flight';
import { createReleaseRegistry, type ReleaseRegistry } from '../../../apps/shell/src/server/releases/release-registry';
import { createInPlaceRenderer } from '../../../apps/shell/src/server/rendering/render-in-place';
import { createRouteOutlines } from '../../../apps/shell/src/server/rendering/route-outlines';
import type { LoadServerRemote } from '../../../apps/shell/src/server/releases/server-remotes';
import { createResponseCache } from '../../../apps/shell/src/server/response-cache/response-cache';
import { readShellAssets } from '../../../apps/shell/src/server/static/shell-assets';
import { streamRenderer } from './render-by-react.tsx';
import { shellRenderer } from './render-by-shell.ts';
import type { Drawing, RenderPage, RenderTask } from './rendering.ts';
import { cacheResponses, type CachedResponses } from './cache-responses.ts';
import { profile } from '../profile/profile-code.ts';

const DRAWERS = { shell: shellRenderer, renderToPipeableStream: streamRenderer };

/** Rendering is what is measured: nothing is cached. */
const renderAlways: SingleFlight = async (_key, render) => (await render()).rendered;

/** A process that renders what its parent requests, one task after the other; the environment is the shell's. */
export function runRenderer(
  open: (registry: { readonly getFolder: ReleaseRegistry['getServerFolder'] }) => LoadServerRemote,
): void {
  const stored: CachedResponses = new Map();
  cacheResponses(stored);
  const config = readConfig(process.env);
  const read = (folder: string) => readSigned(folder, config.releaseKeyFile);
  const registry = createReleaseRegistry(config.releasesDir, { read, check: checkFiles }, console);
  const assets = readShellAssets(config.shellDir);
  const responses = createResponseCache();
  responses.setFollowing(true);
  const tools = {
    config,
    responses,
    assets,
    loadRemote: open({ getFolder: registry.getServerFolder }),
    loadMessages,
    fetchApi: fetch,
  };
  const renderer = createInPlaceRenderer(tools);
  const outlines = createRouteOutlines(renderer);
  const dependencies = { ...tools, registry, renderer, outlines, singleFlight: renderAlways };
  const prepared = new Map<string, Promise<RenderPage>>();

  const render = async ({ path, way, ms, answers: responses = [], isProfiled }: RenderTask): Promise<Drawing> => {
    for (const [call, response] of responses) stored.set(call, response);
    const rendered = prepared.get(way + path) ?? DRAWERS[way](dependencies, path);
    prepared.set(way + path, rendered);
    const renderPages = await rendered;
    const run = () => renderFor(renderPages, ms);
    const drawing = isProfiled ? await profile(run) : await run();
    return { ...drawing, answers: [...stored] };
  };
  process.on('message', (task: RenderTask) => {
    render(task).then(
      (drawing) => process.send?.(drawing),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  });
  process.once('disconnect', () => process.exit(0));
}

/** At least one page, then as many as begin in the time. */
async function renderFor(render: RenderPage, ms: number): Promise<Omit<Drawing, 'answers'>> {
  const cpuBefore = process.cpuUsage();
  const start = performance.now();
  let page: Buffer = Buffer.alloc(0);
  let pages = 0;
  do {
    page = await render();
    pages++;
  } while (performance.now() - start < ms);
  const seconds = (performance.now() - start) / 1000;
  const { user, system } = process.cpuUsage(cpuBefore);
  return { pagesPerSecond: pages / seconds, cpuMicrosPerPage: (user + system) / pages, html: page.toString() };
}
