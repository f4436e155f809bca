import { type ApiClient } from '@heizplatz/api-client';
import { siteById } from '@heizplatz/country';
import { createSiteI18n, type Messages } from '@heizplatz/i18n';
import { createStaticRouter, type StaticHandlerContext, StaticRouterProvider } from '@heizplatz/router/server';
import type { createStaticHandler } from '@heizplatz/router/server';
import { createStore } from 'jotai';
import { renderToString } from 'react-dom/server';
import { App } from '../app/app';
import { PAGE_DATA_ID, type PageData } from '../app/page-data';
import { escapeJson } from './escape-json';

interface DocumentParts {
  readonly page: PageData;
  readonly handler: ReturnType<typeof createStaticHandler>;
  readonly context: StaticHandlerContext;
  readonly catalogues: readonly Messages[];
  readonly api: ApiClient;
  readonly script: string;
  readonly preloads: readonly string[];
}

/**
 * The document as pieces, between which the nonce stands: joined with a nonce they are what is sent, and kept as they are
 * they serve other visitors with other nonces.
 */
export function renderDocument({ page, handler, context, catalogues, api, script, preloads }: DocumentParts): string[] {
  const i18n = createSiteI18n(siteById(page.countryId), catalogues);
  const html = renderToString(
    <App page={page} i18n={i18n} api={api} store={createStore()}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </App>,
  );
  const headEnd = html.indexOf('</head>');
  const bodyEnd = html.lastIndexOf('</body>');
  const json = `<script type="application/json" id="${PAGE_DATA_ID}">${escapeJson(page)}</script>`;
  const preload = [script, ...preloads].map((href) => ['<link rel="preload" as="script" nonce="', `" href="${href}">`]);
  return joinedPieces([
    [`<!DOCTYPE html>${html.slice(0, headEnd)}`],
    ...preload,
    [
      `${html.slice(headEnd, bodyEnd)}${json}<script nonce="`,
      `" src="${script}" defer></script>${html.slice(bodyEnd)}`,
    ],
  ]);
}

/** Neighbouring groups grow together: within a group stands a nonce, between two groups nothing. */
function joinedPieces(groups: readonly (readonly string[])[]): string[] {
  const pieces = [''];
  for (const [first = '', ...rest] of groups) {
    pieces[pieces.length - 1] += first;
    pieces.push(...rest);
  }
  return pieces;
}
