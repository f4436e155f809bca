import type { Site } from '@heizplatz/country';
import { getOwnerByPath } from '../../app/get-owner-by-path';
import type { RemoteReference } from '../../app/page-data';
import type { Release } from '@heizplatz/releases';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { documentLog } from './document-log';
import type { RenderResult } from './render-result';
import { documentKey } from '../page-cache/document-key';
import { findOwner } from '../releases/find-owner';
import { getCachePolicy } from '../page-cache/cache-policy';
import type { PageDependencies } from './page-dependencies';
import { openPageVisitor } from './page-visitor';
import { RenderRefusal } from '../rendering/render-refusal';
import type { OwningRelease, PageOptions, Rendered, RenderTask } from '../rendering/render-task';
import { toServedRelease } from '../rendering/served-release';
import { notePage, routePattern } from '../telemetry/page-notes';
import { mayPageSet } from '../api-proxy/readable-cookies';

const GIVEN_UP: readonly string[] = ['overtime', 'lost'];

interface PageRequest {
  readonly site: Site;
  readonly origin: string;
  /** The visitor's releases. */
  readonly serving: readonly Release[];
  /** What the visitor's browser loads, where that is not these releases. */
  readonly references?: readonly RemoteReference[];
  /** Aborted when the visitor leaves. */
  readonly signal?: AbortSignal;
}

/**
 * From a request to a complete document: the path's owner, the session, and whether the same render is in progress.
 */
export async function renderPage(
  dependencies: PageDependencies,
  request: FastifyRequest,
  { site, origin, serving, references, signal }: PageRequest,
): Promise<RenderResult> {
  const { registry, renderer } = dependencies;
  const url = new URL(request.url, origin);
  const owner = findOwner(serving, url.pathname);
  const log = documentLog(request, owner);
  const { countryId } = site;
  const visitor = await openPageVisitor(dependencies, request, { countryId, log });
  const owning = owner ? owningRelease(owner) : null;
  const reference = references && (getOwnerByPath(references, url.pathname) ?? null);
  const place = { countryId, origin, owner: owning, ...(reference !== undefined && { reference }) };
  const outline = owning && !owning.isLoading ? await dependencies.outlines.of(owning, { log }) : null;
  const route = routePattern(outline, owner, url.pathname);
  const note = { route, remote: owner?.name ?? null, version: owner?.version ?? null, countryId };
  notePage(request, { ...note, isCacheable: false });
  if (outline && request.method !== 'POST' && !references) {
    const { isPublic, isStored } = getCachePolicy(outline, url);
    // Other visitors who share it must not lose it when this visitor leaves.
    const render = () => {
      const { known, callApi } = visitor.asAnybody();
      return renderOrFail({ ...place, ...known }, { log, callApi });
    };
    if (isStored) {
      notePage(request, { ...note, isCacheable: true });
      const shared = await dependencies.singleFlight(documentKey(origin, serving, request.url), render, note);
      return toPublic(addOwnId(shared, request.id, log), visitor.setCookies);
    }
    if (isPublic) return toPublic((await render()).rendered, visitor.setCookies);
  }
  const { known, callApi, setCookies } = visitor.asVisitor();
  const { rendered } = await renderOrFail({ ...place, ...known }, { log, callApi, ...(signal && { signal }) });
  const own = rendered.setCookies.filter(mayPageSet);
  return { ...rendered, setCookies: [...visitor.setCookies, ...setCookies, ...own] };

  /** A page that was cut, or lost with its worker, is the area's error page: header, footer and other areas stay. */
  async function renderOrFail(input: RenderTask, options: PageOptions): Promise<Rendered> {
    try {
      return await renderer.render(input, options);
    } catch (error) {
      if (!owning || !(error instanceof RenderRefusal) || !GIVEN_UP.includes(error.reason)) throw error;
      log.error({ err: error }, 'a page is given up; its error page is rendered');
      const failed = { ...input, visit: { ...input.visit, form: null }, owner: { ...owning, folder: null } };
      return renderer.render(failed, options);
    }
  }

  function owningRelease(release: Release): OwningRelease {
    const folder = registry.getServerFolder(release) ?? null;
    const isLoading = folder === null && registry.loading().includes(release.name);
    return { release: toServedRelease(release), folder, ...(isLoading && { isLoading }) };
  }
}

const toPublic = (rendered: RenderResult, setCookies: readonly string[]): RenderResult => ({
  ...rendered,
  setCookies,
  ...(rendered.kind === 'document' && { isRestorable: true as const }),
});

/** Concurrent visitors share a document; an error page names each one's own request. */
function addOwnId(rendered: RenderResult, requestId: string, log: FastifyBaseLogger): RenderResult {
  if (rendered.kind !== 'document' || !rendered.visibleRequestId || rendered.visibleRequestId === requestId)
    return rendered;
  const { visibleRequestId } = rendered;
  log.warn({ renderedFor: visibleRequestId }, 'shows the page that failed for another request');
  const pieces = rendered.pieces.map((piece) =>
    Uint8Array.from(Buffer.from(String(Buffer.from(piece)).replaceAll(visibleRequestId, requestId))),
  );
  return { ...rendered, pieces, visibleRequestId: requestId };
}
