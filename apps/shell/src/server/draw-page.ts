import type { Site } from '@heizplatz/country';
import { FORM_FIELDS } from '@heizplatz/router';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { ownerOfPath } from '../app/owner-of-path';
import type { DocumentPlace } from './draw-document';
import { documentLog } from './document-log';
import type { DrawnPage } from './drawn-page';
import { documentKey } from './kept-documents/document-key';
import type { NeutralDrawing } from './kept-documents/draw-once';
import { neutralityOf } from './kept-documents/neutrality-of';
import { watchCalls } from './kept-documents/watch-calls';
import { loadOwner } from './load-owner';
import type { PageDrawer } from './page-drawer';
import { runPage } from './run-page';
import { settleLogin } from './settle-login';
import { openVisitorApi } from './visitor-api';
import { pageRequest, sentForm } from './visitor-request';

/** From a request to a complete document: the owner's routes, its form's action, their loaders, one render. */
export async function drawPage(
  drawer: PageDrawer,
  request: FastifyRequest,
  site: Site,
  origin: string,
): Promise<DrawnPage> {
  const releases = drawer.registry.serving();
  const url = new URL(request.url, origin);
  const owner = ownerOfPath(releases, url.pathname);
  const log = documentLog(request, owner);
  const remote = await loadOwner(drawer, owner, site, log);
  const place = { drawer, releases, owner, remote, site, origin, requestId: request.id, log };
  const visit = { apiUrl: drawer.config.apiUrl, countryId: site.countryId, request, fetch: drawer.fetchApi };
  const openApi = (cookieHeader: string) => openVisitorApi({ ...visit, cookieHeader });
  const login = await settleLogin({ cookieHeader: request.headers.cookie ?? '', openApi, log });
  const form = remote.isWhole ? sentForm(request) : null;
  if (!form) {
    const { isNeutral, isKept } = neutralityOf(remote.handler.dataRoutes, url);
    const draw = () => drawNeutral(place, request);
    if (isKept) {
      const shared = await drawer.drawOnce(documentKey(origin, releases, request.url), draw);
      return asPublic(withOwnId(shared, request.id, log), login.setCookies);
    }
    if (isNeutral) return asPublic((await draw()).drawn, login.setCookies);
  }
  const { cookieHeader } = login;
  const csrf = form && { csrfToken: form.get(FORM_FIELDS.csrf) ?? '' };
  const visitor = openVisitorApi({ ...visit, cookieHeader, ...csrf });
  const asked = pageRequest(request, origin, form);
  const drawn = await runPage({ place, asked, visitor, cookieHeader, form });
  return withCookies(drawn, [...login.setCookies, ...drawn.setCookies]);
}

const asPublic = (drawn: DrawnPage, setCookies: readonly string[]): DrawnPage => ({
  ...drawn,
  setCookies,
  ...(drawn.kind === 'document' && { isRestorable: true as const }),
});
/** Visitors who ask at the same time share a document; an error page names each one's own request. */
function withOwnId(drawn: DrawnPage, requestId: string, log: FastifyBaseLogger): DrawnPage {
  if (drawn.kind !== 'document' || !drawn.shownRequestId || drawn.shownRequestId === requestId) return drawn;
  const { shownRequestId } = drawn;
  log.warn({ drawnFor: shownRequestId }, 'shows the page that failed for another request');
  const pieces = drawn.pieces.map((piece) => piece.replaceAll(shownRequestId, requestId));
  return { ...drawn, pieces, shownRequestId: requestId };
}
const withCookies = (drawn: DrawnPage, setCookies: readonly string[]): DrawnPage => ({ ...drawn, setCookies });

/** For nobody in particular: no cookie, no header of this visitor, and no end when this one leaves. */
async function drawNeutral(place: DocumentPlace, request: FastifyRequest): Promise<NeutralDrawing> {
  const { drawer, site, origin } = place;
  const opened = openVisitorApi({
    apiUrl: drawer.config.apiUrl,
    countryId: site.countryId,
    request,
    cookieHeader: '',
    fetch: drawer.fetchApi,
  });
  const calls = watchCalls(opened.api);
  const drawn = await runPage({
    place,
    asked: new Request(origin + request.url),
    visitor: { ...opened, api: calls.api },
    cookieHeader: '',
    form: null,
  });
  return { drawn: withCookies(drawn, []), calls };
}
