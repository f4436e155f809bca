import { type ApiClient } from '@heizplatz/api-client';
import { siteById } from '@heizplatz/country';
import type { User } from '@heizplatz/identity';
import type { Messages } from '@heizplatz/i18n';
import { ReaderContext } from '@heizplatz/router';
import { createStaticRouter, type StaticHandlerContext, StaticRouterProvider } from '@heizplatz/router/server';
import type { createStaticHandler } from '@heizplatz/router/server';
import { createStore } from 'jotai';
import { renderToString } from 'react-dom/server';
import { App } from '../../app/app';
import { PAGE_DATA_ID, type PageData } from '../../app/page-data';
import { escapeJson } from './escape-json';
import { getSiteI18n } from './get-site-i18n';
import { startScript } from './start-script';

interface DocumentParts {
  readonly page: PageData;
  readonly handler: ReturnType<typeof createStaticHandler>;
  readonly context: StaticHandlerContext;
  readonly catalogues: readonly Messages[];
  readonly api: ApiClient;
  /** Who requested it; null for visitors, and on documents that are cached. */
  readonly reader: User | null;
  /** Executed in order, and prefetched together, once the page has been painted. */
  readonly scripts: readonly string[];
  readonly ahead: readonly string[];
}

/**
 * The document as pieces, with the nonce in between: joined with a nonce they are the response; cached as they are,
 * they serve other visitors with other nonces.
 */
export function renderDocument(parts: DocumentParts): string[] {
  const { page, handler, context, catalogues, api, reader, scripts, ahead } = parts;
  const i18n = getSiteI18n(siteById(page.countryId), catalogues);
  const html = renderToString(
    <ReaderContext value={reader}>
      <App page={page} i18n={i18n} api={api} store={createStore()}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </App>
    </ReaderContext>,
  );
  const bodyEnd = html.lastIndexOf('</body>');
  return [
    `<!DOCTYPE html>${html.slice(0, bodyEnd)}<script type="application/json" id="${PAGE_DATA_ID}">${escapeJson(page)}</script><script nonce="`,
    `">${startScript({ scripts, ahead })}</script>${html.slice(bodyEnd)}`,
  ];
}
