import { createSiteI18n } from '@heizplatz/i18n';
import { siteById } from '@heizplatz/country';
import {
  createMemoryRouter,
  pageContext,
  RouterContextProvider,
  RouterProvider,
  type RouteObject,
} from '@heizplatz/router';
import { createStaticHandler } from '@heizplatz/router/server';
import { fakeApi } from '@heizplatz/testing';
import { render } from '@testing-library/react';
import { createStore } from 'jotai';
import { renderDocument } from '../../server/documents/render-document';
import { App } from '../app';
import { buildPage } from './build-page';

const SITE = siteById(1);

function getVisitorContext() {
  const context = new RouterContextProvider();
  context.set(pageContext, { site: SITE, api: fakeApi({}).api, user: null, cookies: {} });
  return context;
}

/** A path as the server renders it, over the shell's root route. Redirects are not followed. */
export async function renderOnServer(root: RouteObject, path: string): Promise<{ status: number; document: Document }> {
  const handler = createStaticHandler([root]);
  const request = new Request(`http://localhost:4200${path}`);
  const context = await handler.query(request, { requestContext: getVisitorContext() });
  if (context instanceof Response) throw new Error(`redirected to ${context.headers.get('location')}`);
  const pieces = renderDocument({
    page: buildPage(),
    handler,
    context,
    catalogues: [],
    api: fakeApi({}).api,
    reader: null,
    scripts: ['/assets/x/main.js'],
    ahead: [],
  });
  return {
    status: context.statusCode,
    document: new DOMParser().parseFromString(pieces.join('nonce'), 'text/html'),
  };
}

/** A path as the browser shows it after a navigation, in the document of the test. */
export function showInBrowser(root: RouteObject, path: string): void {
  const router = createMemoryRouter([root], { initialEntries: [path], getContext: getVisitorContext });
  render(
    <App page={buildPage()} i18n={createSiteI18n(SITE, [])} api={fakeApi({}).api} store={createStore()}>
      <RouterProvider router={router} />
    </App>,
    // As start-page.tsx: what React repaired by rendering again is logged.
    { container: document, onRecoverableError: (error) => console.error(error) },
  );
}
