/** @jest-environment node */
import { pageAction, type RouteObject } from '@heizplatz/router';
import { releaseOf } from '../testing/get-release';
import { getOutline } from './route-outline';
import { createRouteOutlines } from './route-outlines';

const owner = { release: releaseOf('order'), folder: '/releases/order' };
const log = { warn: jest.fn(), error: jest.fn() };
beforeEach(() => jest.clearAllMocks());

describe('the outline of routes', () => {
  it('is plain data: paths, who may share a page, and where forms go', () => {
    const routes: RouteObject[] = [
      {
        path: '/preise',
        handle: { cachePolicy: { kind: 'public', query: ['seite'] }, crumbs: () => [] },
        loader: () => null,
        children: [{ index: true }, { path: 'neu', action: pageAction(async () => ({})) }],
      },
    ];
    const outline = getOutline(routes);
    expect(structuredClone(outline)).toEqual([
      {
        path: '/preise',
        handle: { cachePolicy: { kind: 'public', query: ['seite'] } },
        action: false,
        children: [
          { index: true, handle: {}, action: false },
          { path: 'neu', handle: {}, action: true },
        ],
      },
    ]);
  });

  it('is asked for once a release, by however many pages', async () => {
    const outline = jest.fn(async () => []);
    const outlines = createRouteOutlines({ outline });
    await Promise.all([outlines.of(owner, { log }), outlines.of(owner, { log })]);
    await outlines.of(owner, { log });
    expect(outline).toHaveBeenCalledTimes(1);
    expect(outlines.broken()).toEqual([]);
  });

  it('of a remote that cannot be loaded is null, logged once, and asked for again', async () => {
    const outline = jest.fn<Promise<[]>, []>().mockRejectedValueOnce(new Error('no files'));
    outline.mockRejectedValueOnce(new Error('no files')).mockResolvedValue([]);
    const outlines = createRouteOutlines({ outline });
    expect(await outlines.of(owner, { log })).toBeNull();
    expect(await outlines.of(owner, { log })).toBeNull();
    expect(outlines.broken()).toEqual(['order']);
    expect(log.error).toHaveBeenCalledTimes(1);
    expect(await outlines.of(owner, { log })).toEqual([]);
    expect(outlines.broken()).toEqual([]);
  });
});
