import { ProblemError } from '@heizplatz/api-client';
import { siteById } from '@heizplatz/country';
import { type LoaderFunctionArgs, pageContext, RouterContextProvider, type RouteObject } from '@heizplatz/router';
import { fakeApi } from '@heizplatz/testing';
import { getLayout } from './layouts';
import { prepareRoutes } from './prepare-routes';

const ROUTES: RouteObject[] = [
  { path: '/a', loader: () => 'a' },
  { path: '/b', children: [{ path: 'c', loader: () => 'c', handle: { layout: 'focused' } }] },
];

function run(route: RouteObject | undefined): Promise<unknown> {
  const context = new RouterContextProvider();
  context.set(pageContext, { site: siteById(1), api: fakeApi({}).api, user: null, cookies: {} });
  const args = { request: new Request('http://localhost:4200/a'), params: {}, context };
  const { loader } = route ?? {};
  if (typeof loader !== 'function') throw new Error('a prepared route without a loader');
  return Promise.resolve(loader(args as unknown as LoaderFunctionArgs));
}

describe("a remote's routes in the shell", () => {
  it('have the same ids on server and browser, children below their parents', () => {
    const [first, second] = prepareRoutes('order', ROUTES);
    expect([first?.id, second?.id, second?.children?.[0]?.id]).toEqual(['order:0', 'order:1', 'order:1:0']);
    expect(prepareRoutes('order', ROUTES)[1]?.children?.[0]?.id).toBe('order:1:0');
  });

  it('answer what their own loaders answer, and null without one', async () => {
    const [first, second] = prepareRoutes('order', ROUTES);
    await expect(run(first)).resolves.toBe('a');
    await expect(run(second)).resolves.toBeNull();
  });

  it('are a 404 where the API refuses what stands in the address', async () => {
    const refused = new ProblemError({ type: 'about:blank', title: 'no', status: 400, code: 'VALIDATION' });
    const [route] = prepareRoutes('order', [{ path: '/a', loader: () => Promise.reject(refused) }]);
    await expect(run(route)).rejects.toMatchObject({ data: 'This page could not be found', init: { status: 404 } });
  });

  it('have their layout fetched before they render', async () => {
    const [, second] = prepareRoutes('order', ROUTES);
    await run(second?.children?.[0]);
    expect(getLayout('focused').name).toBe('FocusedLayout');
  });

  it('run no loader when a guard refuses', async () => {
    const loader = jest.fn();
    const [guarded] = prepareRoutes('order', [{ path: '/a', loader, handle: { middleware: ['signed-in'] } }]);
    await expect(run(guarded)).rejects.toBeInstanceOf(Response);
    expect(loader).not.toHaveBeenCalled();
  });

  it.each([
    [{ middleware: ['unknown'] }, 'Unknown middleware'],
    [{ layout: 'unknown' }, expect.stringContaining("Layout 'unknown' failed to load")],
  ])('with %j fail as 500', async (handle, data) => {
    const [route] = prepareRoutes('order', [{ path: '/a', handle }]);
    await expect(run(route)).rejects.toMatchObject({ data, init: { status: 500 } });
  });

  it('leave the remote’s own objects as they are', () => {
    prepareRoutes('order', ROUTES);
    expect(ROUTES[0]).not.toHaveProperty('id');
  });
});
