/* eslint-disable @nx/enforce-module-boundaries -- what is measured is the shell's own tree, bundled for the bench alone */
import { Writable } from 'node:stream';
import { createSiteI18n } from '@heizplatz/i18n';
import { pageContext, RouterContextProvider } from '@heizplatz/router';
import { createStaticRouter, StaticRouterProvider } from '@heizplatz/router/server';
import { createStore } from 'jotai';
import type { ReactElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { App } from '../../../apps/shell/src/app/app';
import { getOwnerByPath } from '../../../apps/shell/src/app/get-owner-by-path';
import type { PageData } from '../../../apps/shell/src/app/page-data';
import { visitOf } from '../../../apps/shell/src/server/rendering/page-visit';
import { remoteReference, releaseFiles } from '../../../apps/shell/src/server/releases/release-urls';
import { openPageCalls } from '../../../apps/shell/src/server/api-proxy/page-calls';
import { createVisitorApi } from '../../../apps/shell/src/server/api-proxy/visitor-api';
import { pageRequest } from '../../../apps/shell/src/server/api-proxy/visitor-request';
import type { RenderPage } from './rendering.ts';
import { type BenchRenderer, ORIGIN, getRequest, SITE } from './render-by-shell.ts';

/** The same tree with everything at hand that the shell finds out per page: routes matched, data loaded and parsed. */
async function readyTree(renderer: BenchRenderer, path: string): Promise<() => ReactElement> {
  const { assets, config, registry, loadRemote } = renderer;
  const request = await getRequest(path);
  const visit = visitOf(request);
  const releases = registry.serving().select({ countryId: SITE.countryId, group: null });
  const owner = getOwnerByPath(releases, new URL(path, ORIGIN).pathname);
  if (!owner) throw new Error(`nobody owns ${path}`);
  const { handler, messages } = await loadRemote(owner, SITE.locale);
  const { callApi } = openPageCalls({
    ...{ apiUrl: config.apiUrl, fetchApi: renderer.fetchApi, countryId: SITE.countryId },
    ...{ ip: request.ip, requestId: request.id, trace: {}, cookieHeader: '' },
  });
  const { api, fallback } = createVisitorApi({ callApi, log: console, cookieHeader: '' });
  const requestContext = new RouterContextProvider();
  requestContext.set(pageContext, { site: SITE, cookies: {}, api, user: null });
  const context = await handler.query(pageRequest(visit, { origin: ORIGIN, cookieHeader: '', form: null }), {
    requestContext,
  });
  if (context instanceof Response) throw new Error(`${path} is a redirect`);
  const page: PageData = {
    countryId: SITE.countryId,
    origin: ORIGIN,
    origins: config.origins,
    isDemo: config.isDemo,
    owner: remoteReference(owner),
    styles: [...assets.styles, ...releaseFiles(owner, SITE.locale).styles],
    fonts: [...assets.fonts],
    loaderData: context.loaderData,
    actionData: null,
    errors: null,
    fallback,
  };
  const router = createStaticRouter(handler.dataRoutes, context);
  const i18n = createSiteI18n(SITE, [await renderer.loadMessages(SITE.locale), messages]);
  return () => (
    <App page={page} i18n={i18n} api={api} store={createStore()}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </App>
  );
}

export async function streamRenderer(renderer: BenchRenderer, path: string): Promise<RenderPage> {
  const tree = await readyTree(renderer, path);
  return () =>
    new Promise((resolve, reject) => {
      const chunks: Buffer[] = [];
      const sink = new Writable({
        write: (chunk: Buffer, _encoding, done) => {
          chunks.push(chunk);
          done();
        },
        final: (done) => {
          resolve(Buffer.concat(chunks));
          done();
        },
      });
      const stream = renderToPipeableStream(tree(), { onAllReady: () => stream.pipe(sink), onError: reject });
    });
}
