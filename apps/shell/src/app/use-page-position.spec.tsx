import { createMemoryRouter, Outlet, RouterProvider } from '@heizplatz/router';
import { act, render, screen } from '@testing-library/react';
import { CONTENT_ID } from '../chrome/paths';
import { usePagePosition } from './use-page-position';

function Layout() {
  usePagePosition();
  return (
    <>
      <a href="#kopf">Kopf</a>
      <main id={CONTENT_ID}>
        <Outlet />
      </main>
    </>
  );
}

const page = (title: string) => (
  <div key={title}>
    <h1>{title}</h1>
    <button>{`Weiter von ${title}`}</button>
    <h2 id="preise">Preise von {title}</h2>
    <Outlet />
  </div>
);

let scrollY = 0;

function show() {
  const router = createMemoryRouter(
    [
      {
        path: '/',
        element: <Layout />,
        children: [
          {
            path: 'eins',
            element: page('Eins'),
            children: [{ path: 'dialog', element: <p>Dialog</p>, handle: { isOverlay: true } }],
          },
          { path: 'zwei', element: page('Zwei') },
        ],
      },
    ],
    { initialEntries: [{ pathname: '/eins', key: 'erste' }], hydrationData: { loaderData: {} } },
  );
  router.enableScrollRestoration({}, () => scrollY);
  render(<RouterProvider router={router} />);
  return (to: string | number, options = {}) =>
    act(() => (typeof to === 'number' ? router.navigate(to) : router.navigate(to, options)));
}

const scrolledTo: (number | string)[] = [];

beforeEach(() => {
  scrollY = 0;
  scrolledTo.length = 0;
  window.scrollTo = ((_x: number, y: number) => {
    scrollY = y;
    scrolledTo.push(y);
  }) as typeof window.scrollTo;
  Element.prototype.scrollIntoView = function scrollIntoView() {
    scrolledTo.push(`#${this.id}`);
  };
});

describe('usePagePosition', () => {
  it('leaves the first page alone', () => {
    show();
    expect(document.body).toHaveFocus();
    expect(scrolledTo).toEqual([]);
  });

  it('shows a new page from its top and gives its heading the focus, wherever that was before', async () => {
    const go = show();
    screen.getByRole('button', { name: 'Weiter von Eins' }).focus();
    await go('/zwei');
    expect(screen.getByRole('heading', { name: 'Zwei' })).toHaveFocus();
    screen.getByRole('link', { name: 'Kopf' }).focus();
    await go('/eins');
    expect(screen.getByRole('heading', { name: 'Eins' })).toHaveFocus();
    expect(scrolledTo).toEqual([0, 0]);
  });

  it('restores the position that was left, back and forward', async () => {
    const go = show();
    scrollY = 700;
    await go('/zwei');
    scrollY = 300;
    await go(-1);
    await go(1);
    expect(scrolledTo).toEqual([0, 700, 300]);
    expect(screen.getByRole('heading', { name: 'Zwei' })).toHaveFocus();
  });

  it('goes to the hash target and gives it the focus', async () => {
    const go = show();
    await go('/zwei#preise');
    expect(scrolledTo).toEqual(['#preise']);
    expect(screen.getByRole('heading', { name: 'Preise von Zwei' })).toHaveFocus();
    await go('/eins#gibt-es-nicht');
    expect(scrolledTo).toEqual(['#preise', 0]);
  });

  it('stays where it is for another query, under an overlay and when asked to, but not on the next page of a list', async () => {
    const go = show();
    const button = screen.getByRole('button', { name: 'Weiter von Eins' });
    button.focus();
    scrollY = 700;
    await go('/eins?sortierung=preis');
    await go('/eins/dialog');
    await go('/eins');
    expect(button).toHaveFocus();
    await go('/zwei', { replace: true, preventScrollReset: true });
    expect(scrolledTo).toEqual([]);
    await go('/zwei?seite=2');
    expect(scrolledTo).toEqual([0]);
    expect(screen.getByRole('heading', { name: 'Zwei' })).toHaveFocus();
  });
});
