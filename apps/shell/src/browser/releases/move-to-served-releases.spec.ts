import { createMemoryRouter, type RouteObject } from '@heizplatz/router';
import { moveToServedReleases } from './move-to-served-releases';
import { watchUnsavedInput } from './unsaved-input';

const routes: RouteObject[] = [
  { path: '/dialog', Component: () => null, handle: { isOverlay: true } },
  { path: '/*', Component: () => null, action: () => null },
];

/** `moved`: the paths whose release is another one, once the shell was asked. */
function openPage({ moved, isDue = true }: { readonly moved: readonly string[]; readonly isDue?: boolean }) {
  const router = createMemoryRouter(routes, { initialEntries: ['/start'] });
  let isAsked = !isDue;
  const ask = jest.fn(async () => void (isAsked = true));
  const load = jest.fn();
  moveToServedReleases(router, {
    follower: { isDue: () => isDue, ask, hasMoved: (pathname) => isAsked && moved.includes(pathname) },
    unsaved: watchUnsavedInput(window),
    load,
  });
  return { router, ask, load };
}
const type = () => window.dispatchEvent(new Event('input'));

describe('a navigation of an open page', () => {
  it.each([
    ['to a path that another release serves now', ['/ziel']],
    ['from a path that another release serves now', ['/start']],
  ])('%s loads a document', async (_, moved) => {
    const { router, load } = openPage({ moved });
    await router.navigate('/ziel?a=b#c');
    expect(load).toHaveBeenCalledWith('http://localhost/ziel?a=b#c', { replace: false });
    expect(router.state.location.pathname).toBe('/start');
    await router.navigate({ pathname: '/ziel' }, { replace: true });
    expect(load).toHaveBeenLastCalledWith('http://localhost/ziel', { replace: true });
  });

  it('between paths of the same releases renders in the page', async () => {
    const { router, load, ask } = openPage({ moved: ['/anderes'] });
    await router.navigate('/ziel');
    expect([router.state.location.pathname, load.mock.calls, ask.mock.calls]).toEqual(['/ziel', [], [[]]]);
  });

  it('asks nothing while the last response is young', async () => {
    const { router, ask, load } = openPage({ moved: ['/ziel'], isDue: false });
    await router.navigate('/ziel');
    expect([ask.mock.calls.length, load.mock.calls.length]).toEqual([0, 1]);
  });

  it('begins in the same task where there is nothing to ask', () => {
    const { router } = openPage({ moved: [], isDue: false });
    void router.navigate('/ziel');
    expect(router.state.location.pathname).toBe('/ziel');
  });

  it.each([
    ['the same path with another query', '/start?seite=2', {}],
    ['a relative address', '?seite=2', {}],
    ['a dialog over the page', '/dialog', {}],
    ['a form', '/ziel', { formMethod: 'post', formData: new FormData() }],
    ['what only the page knows', '/ziel', { state: { from: 'here' } }],
    ['a page that keeps the scroll position', '/ziel', { preventScrollReset: true }],
  ] as const)('to %s stays in the page', async (_, to, options) => {
    const { router, load } = openPage({ moved: ['/start', '/ziel', '/dialog'] });
    await router.navigate(to, { ...options } as never);
    expect(load).not.toHaveBeenCalled();
    expect(router.state.location.pathname + router.state.location.search).toBe(to.replace(/^\?/, '/start?'));
  });

  it('that would lose what was typed stays in the page; the next one loads a document', async () => {
    const { router, load } = openPage({ moved: ['/ziel', '/danach'] });
    type();
    await router.navigate('/start?seite=2');
    await router.navigate('/ziel');
    expect(load).not.toHaveBeenCalled();
    await router.navigate('/danach');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('that a page wants to ask about stays in the page', async () => {
    const { router, load } = openPage({ moved: ['/ziel'] });
    const warn = (event: Event) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    await router.navigate('/ziel');
    window.removeEventListener('beforeunload', warn);
    expect(load).not.toHaveBeenCalled();
  });

  it('back is the history’s own', async () => {
    const { router, load } = openPage({ moved: [] });
    await router.navigate('/ziel');
    await router.navigate(-1);
    expect([router.state.location.pathname, load.mock.calls]).toEqual(['/start', []]);
  });
});
