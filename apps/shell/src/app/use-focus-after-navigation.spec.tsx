import { createMemoryRouter, Outlet, RouterProvider } from '@heizplatz/router';
import { act, render, screen } from '@testing-library/react';
import { CONTENT_ID } from '../chrome/paths';
import { useFocusAfterNavigation } from './use-focus-after-navigation';

function Layout() {
  useFocusAfterNavigation();
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
  <>
    <h1>{title}</h1>
    <button>{`Weiter von ${title}`}</button>
  </>
);

function show() {
  const router = createMemoryRouter(
    [
      {
        path: '/',
        element: <Layout />,
        children: [
          { path: 'eins', element: <div key="1">{page('Eins')}</div> },
          { path: 'zwei', element: <div key="2">{page('Zwei')}</div> },
        ],
      },
    ],
    { initialEntries: ['/eins'] },
  );
  render(<RouterProvider router={router} />);
  return (path: string) => act(() => router.navigate(path));
}

describe('useFocusAfterNavigation', () => {
  it('leaves the first page alone', () => {
    show();
    expect(document.body).toHaveFocus();
  });

  it('gives the heading of a new page the focus that the page before took with it', async () => {
    const go = show();
    screen.getByRole('button', { name: 'Weiter von Eins' }).focus();
    await go('/zwei');
    expect(screen.getByRole('heading', { name: 'Zwei' })).toHaveFocus();
  });

  it('leaves the focus where it still is, and where only the query changed', async () => {
    const go = show();
    screen.getByRole('link', { name: 'Kopf' }).focus();
    await go('/zwei');
    expect(screen.getByRole('link', { name: 'Kopf' })).toHaveFocus();
    screen.getByRole('link', { name: 'Kopf' }).blur();
    await go('/zwei?seite=2');
    expect(document.body).toHaveFocus();
  });
});
