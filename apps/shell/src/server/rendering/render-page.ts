import { siteById } from '@heizplatz/country';
import { FORM_FIELDS } from '@heizplatz/router';
import type { DocumentPlace } from '../documents/render-page-document';
import type { RenderResult } from '../documents/render-result';
import { watchCalls } from '../page-cache/watch-calls';
import { loadOwner } from '../documents/load-owner';
import { runPage } from '../documents/run-page';
import { createVisitorApi, type VisitorApi } from '../api-proxy/visitor-api';
import { pageRequest } from '../api-proxy/visitor-request';
import { remoteReference } from '../releases/release-urls';
import type { DrawingTools } from './drawing-tools';
import type { PageOptions, Rendered, RenderTask } from './render-task';

/** The owner's routes, its form's action, their loaders, one render. */
export async function renderPage(tools: DrawingTools, task: RenderTask, options: PageOptions): Promise<Rendered> {
  const { reference, origin, visit } = task;
  const { log } = options;
  const site = siteById(task.countryId);
  const owner = task.owner?.release;
  const remote = await loadOwner(tools, task.owner, site, log);
  const place: DocumentPlace = {
    tools,
    owner,
    reference: reference === undefined && owner ? remoteReference(owner) : (reference ?? null),
    remote,
    site,
    origin,
    requestId: visit.id,
    log,
  };
  return task.isPublic ? renderPublic(place, task, options) : renderPrivate(place, task, options);
}

/** For everybody: no cookie, no header of this visitor, and no abort when this one leaves. */
async function renderPublic(
  place: DocumentPlace,
  { visit, origin }: RenderTask,
  { callApi }: PageOptions,
): Promise<Rendered> {
  const opened = cacheResponses(place, createVisitorApi({ ...visitTo(place), callApi, cookieHeader: '' }));
  const calls = watchCalls(opened.api);
  const rendered = await runPage({
    place,
    query: new Request(origin + visit.url),
    visitor: { ...opened, api: calls.api },
    cookieHeader: '',
    hasLogin: false,
    form: null,
  });
  return { rendered: stripCookies(rendered), ttlSeconds: calls.seconds(), tags: [...calls.tags()] };
}

async function renderPrivate(
  place: DocumentPlace,
  { visit, origin, cookieHeader, hasLogin }: RenderTask,
  { callApi, signal }: PageOptions,
): Promise<Rendered> {
  const form = visit.form !== null && place.remote.isAvailable ? new URLSearchParams(visit.form) : null;
  const csrf = form && { csrfToken: form.get(FORM_FIELDS.csrf) ?? '' };
  const own = createVisitorApi({ ...visitTo(place), callApi, cookieHeader, ...csrf });
  // What a form has changed is shown at once, also where the API's flush is still on its way.
  const visitor = form ? own : cacheResponses(place, own);
  const query = pageRequest(visit, { origin, cookieHeader, form, ...(signal && { signal }) });
  const rendered = await runPage({ place, query, visitor, cookieHeader, hasLogin, form });
  return { rendered, ttlSeconds: 0, tags: [] };
}

const visitTo = ({ log, owner }: DocumentPlace) => ({
  ...(owner && { release: { remote: owner.name, version: owner.version } }),
  log,
});

function cacheResponses({ tools: { responses }, site: { countryId } }: DocumentPlace, visitor: VisitorApi): VisitorApi {
  if (!responses) return visitor;
  const onHit = (key: string, response: unknown) => void (visitor.fallback[key] = response);
  return { ...visitor, api: responses.around(visitor.api, { countryId, onHit }) };
}

const stripCookies = (rendered: RenderResult): RenderResult => ({ ...rendered, setCookies: [] });
