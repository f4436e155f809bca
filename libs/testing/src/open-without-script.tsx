import type { RouteObject } from '@heizplatz/router';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from '@heizplatz/router/server';
import { cleanup } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type RouteContext, createContext } from './page-context';

interface RenderResponse {
  readonly status: number;
  /** Where a redirect leads. */
  readonly location: string | null;
}

/**
 * A page as the shell's server renders it, in the test's document and without any script: requested, or with `fields`
 * as the response to a form that was submitted to it. Guards, cookies and the CSRF value are handled by the shell.
 */
export async function openWithoutScript(
  routes: readonly RouteObject[],
  path: string,
  { fields, ...dependencies }: RouteContext & { readonly fields?: Readonly<Record<string, string>> },
): Promise<RenderResponse> {
  const { getVisitorContext, around } = createContext(dependencies);
  const handler = createStaticHandler([{ path: '/', children: [...routes] }]);
  const form = fields && { method: 'POST', body: new URLSearchParams(fields).toString() };
  const request = new Request(`http://localhost:4200${path}`, { ...form });
  const context = await handler.query(request, { requestContext: getVisitorContext() });
  cleanup();
  if (context instanceof Response) return { status: context.status, location: context.headers.get('location') };
  const router = createStaticRouter(handler.dataRoutes, context);
  const rendered = renderToStaticMarkup(
    around(<StaticRouterProvider router={router} context={context} hydrate={false} />),
  );
  // A browser without script reads what stands in a noscript; the test's document takes it as text.
  document.body.innerHTML = rendered.replaceAll(/<(\/?)noscript>/g, '<$1div>');
  return { status: context.statusCode, location: null };
}
