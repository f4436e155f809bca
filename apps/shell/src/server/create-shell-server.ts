import { hostname } from 'node:os';
import { type ErrorReports, NO_ERROR_REPORTS } from '@heizplatz/error-report';
import { createHealthCollector, readShellBuild, type Release } from '@heizplatz/releases';
import { registerSpans } from '@heizplatz/telemetry';
import fastifyCompress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import { createApiNodes } from './api-nodes/api-nodes';
import { createPatientFetch } from './api-nodes/patient-fetch';
import { watchNodes } from './api-nodes/watch-nodes';
import { registerApiProxy } from './api-proxy/api-proxy';
import type { ShellConfig } from './config';
import { registerHealth } from './health';
import { createSingleFlight } from './page-cache/single-flight';
import { followFlushes } from './page-cache/follow-flushes';
import { createPageCache, type PageCache } from './page-cache/page-cache';
import { createServeCachedPage, type ServeCachedPage } from './page-cache/serve-cached-page';
import { openShell } from './open-shell';
import { registerOffline } from './offline/register-offline';
import { registerOverrides } from './overrides/register-overrides';
import { registerPages } from './documents/register-pages';
import { followPointer } from './releases/follow-pointer';
import { sendHealth } from './release-health/send-health';
import { createReleaseRegistry } from './releases/release-registry';
import { createReleaseTrust, getPointerTrust, openShellBuilds } from './releases/release-trust';
import { watchStart } from './releases/watch-start';
import { registerServing } from './releases/register-serving';
import type { RenderPool } from './render-pool/render-pool';
import { startRenderPool } from './render-pool/start-pool';
import { createRouteOutlines } from './rendering/route-outlines';
import { toServedRelease } from './rendering/served-release';
import { registerSearchEngines } from './search-engines/register-search-engines';
import { createRenderPicture } from './shared-picture/render-picture';
import { registerSharedPicture } from './shared-picture/register-shared-picture';
import { registerStaticFiles } from './static/static-files';
import { registerSiteIcons } from './static/site-icons';
import { noteServed, registerTelemetry } from './telemetry/register-telemetry';
import { pageNote } from './telemetry/page-notes';
import { createShellMetrics } from './telemetry/shell-metrics';
import { readShellAssets } from './static/shell-assets';

/** How long a start waits for the API to say what serves; then the folder counts, until the API does. */
const POINTER_WAIT_MS = 2000;
/** How long a start waits for its releases; one that loops while it is loaded is refused much later. */
const START_WAIT_MS = 20_000;
/** How often the release pointer is read without a request, so that the gate begins with the switch. */
const FOLLOW_MS = 200;

/** One origin: documents, files, /api, /session and health. */
export async function createShellServer(
  config: ShellConfig,
  reports: ErrorReports = NO_ERROR_REPORTS,
): Promise<FastifyInstance> {
  const documents = createPageCache(config.pageCacheMb * 1_000_000);
  let serveCachedPage: ServeCachedPage = () => false;
  const server = openShell(config, (...connection) => serveCachedPage(...connection), reports);
  registerSpans(server, (request) => pageNote(request)?.route ?? request.routeOptions.url ?? 'unknown');
  for (const warning of config.startWarnings) server.log.warn(warning);
  const loadAhead = async (release: Release, folder: string) => {
    await renderer.whenReady();
    await renderer.loadAhead({ release: toServedRelease(release), folder });
  };
  const trust = createReleaseTrust(config, server.log, loadAhead);
  const registry = createReleaseRegistry(config.releasesDir, trust, server.log);
  const nodes = createApiNodes(config.apiUrls);
  const stopWatching = watchNodes({ nodes, urls: config.apiUrls, log: server.log });
  server.addHook('onClose', async () => stopWatching());
  const pointer = followPointer({ ...config, nodes, registry, trust: getPointerTrust(config), log: server.log });
  server.addHook('onClose', () => pointer.stop());
  if (config.followsPointer) await pointer.whenAsked(POINTER_WAIT_MS);
  // Its threads start while the gate judges the first releases.
  const renderer = startRenderPool({ config, registry, log: server.log });
  server.addHook('onClose', () => renderer.close());
  await registry.whenReady(START_WAIT_MS);
  const start = watchStart({ registry, pointer });
  const following = setInterval(() => {
    registry.serving();
    start.waitsFor();
  }, FOLLOW_MS).unref();
  server.addHook('onClose', () => clearInterval(following));
  const assets = readShellAssets(config.shellDir);
  await server.register(fastifyCompress, { encodings: ['br', 'gzip'], threshold: 1024 });
  const outlines = createRouteOutlines(renderer);
  const fetchApi = createPatientFetch({ nodes, patienceMs: config.apiPatienceMs });
  const metrics = createShellMetrics({ registry, renderer, outlines, documents, apis: nodes.metrics });
  const health = createHealthCollector();
  const onServed = noteServed({ metrics, health }, server.log);
  serveCachedPage = createServeCachedPage({ ...config, documents, registry, nowMs: Date.now, onServed });
  registerTelemetry(server, { config, metrics, health });
  registerHealth(server, { registry, start, renderer, outlines, apis: nodes.metrics });
  const getShellFolder = openShellBuilds(config, { registry, trust, log: server.log });
  await registerStaticFiles(server, {
    ...{ assets, registry, getShellFolder, servesUnnamedFiles: !config.loadsBeforeServing },
  });
  registerServing(server, config, { registry, assets });
  registerOverrides(server, config);
  await registerApiProxy(server, config, nodes);
  registerSearchEngines(server, config, fetchApi);
  registerSiteIcons(server);
  registerOffline(server, config);
  registerSharedPicture(server, config, createRenderPicture());
  const singleFlight = createSingleFlight(documents, Date.now);
  registerPages(server, {
    config,
    assets,
    registry,
    renderer,
    outlines,
    fetchApi,
    singleFlight,
  });
  const onPointerMoved = config.followsPointer ? pointer.refresh : undefined;
  const stopFollowing = followFlushes({
    ...{ ...config, nodes, documents: followedBy(renderer, documents), log: server.log },
    ...(onPointerMoved && { onPointerMoved }),
  });
  server.addHook('onClose', async () => stopFollowing());
  const node = `${hostname()}:${config.port}`;
  const { fit } = readShellBuild(config.shellDir);
  const sending = sendHealth({
    ...{ ...config, collector: health, registry, pointer, nodes, node, fit, log: server.log },
  });
  server.addHook('onClose', () => sending.close());
  await renderer.whenReady();
  return server;
}

/** Workers first: a document that is rendered after a flush reads new responses. */
const followedBy = (renderer: RenderPool, documents: PageCache): Pick<PageCache, 'flush' | 'setFollowing'> => ({
  flush: (tags) => {
    renderer.flush(tags);
    documents.flush(tags);
  },
  setFollowing: (isFollowing) => {
    renderer.setFollowing(isFollowing);
    documents.setFollowing(isFollowing);
  },
});
