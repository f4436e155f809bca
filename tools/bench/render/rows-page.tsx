/* eslint-disable @nx/enforce-module-boundaries -- the page is rendered by the shell's own way, whose parts no lib exports */
import { randomUUID } from 'node:crypto';
import type { Release } from '@heizplatz/releases';
import { pageLoader, type RouteObject, useLoaderData } from '@heizplatz/router';
import { createStaticHandler } from '@heizplatz/router/server';
import { prepareRoutes } from '../../../apps/shell/src/app/prepare-routes';
import { rootRoute } from '../../../apps/shell/src/app/shell-routes';
import { createInPlaceRenderer } from '../../../apps/shell/src/server/rendering/render-in-place';
import { createRouteOutlines } from '../../../apps/shell/src/server/rendering/route-outlines';
import { createServingReleases } from '../../../apps/shell/src/server/releases/serving-releases';
import { ROWS_PATH } from './pages.ts';
import type { BenchRenderer } from './render-by-shell.ts';

const ROWS = Array.from({ length: 1000 }, () => ({ id: randomUUID(), name: randomUUID() }));

function RowsView() {
  const rows = useLoaderData<typeof ROWS>();
  return (
    <table>
      <tbody>
        {rows.map(({ id, name }) => (
          <tr key={id} className="row">
            <td className="id">{id}</td>
            <td className="name">{name}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const ROUTES: readonly RouteObject[] = [
  { path: ROWS_PATH, Component: RowsView, handle: { layout: 'plain-print' }, loader: pageLoader(async () => ROWS) },
];

const RELEASE: Release = {
  ...{ name: 'rows', version: '1', builtAt: '2026-11-25T10:00:00.000Z', contentHash: 'rows', container: 'mf_rows' },
  ...{ contractVersion: 1, sharedVersions: {}, title: 'rows', order: 10, layouts: ['plain-print'] },
  ...{ patterns: [ROWS_PATH], styles: [], scripts: {}, files: {} },
};

/** The same shell with one remote alone, whose page has a thousand rows; the rows are part of its hydration payload. */
export function withRowsPage(renderer: BenchRenderer): BenchRenderer {
  const remote = { handler: createStaticHandler([rootRoute(prepareRoutes('rows', ROUTES))]), messages: {} };
  const tools = { ...renderer, loadRemote: async () => remote };
  const serving = createServingReleases([[{ release: RELEASE, share: 1, sites: null }]]);
  const registry = { serving: () => serving, getServerFolder: () => '/rows', loading: () => [], unread: () => [] };
  const inPlace = createInPlaceRenderer(tools);
  return { ...tools, registry, renderer: inPlace, outlines: createRouteOutlines(inPlace) };
}
