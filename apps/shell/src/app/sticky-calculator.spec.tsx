import { CalculatorForm } from '@heizplatz/calculator-ui';
import type { PageHandle, RouteObject } from '@heizplatz/router';
import { act, screen } from '@testing-library/react';
import { prepareRoutes } from './prepare-routes';
import { rootRoute } from './shell-routes';
import { renderOnServer, showInBrowser } from './testing/open-page';

const root = (handle: PageHandle): RouteObject =>
  rootRoute(prepareRoutes('public', [{ path: '/seite', Component: CalculatorForm, handle }]));

let views: ((entries: { isIntersecting: boolean }[]) => void)[] = [];
/** As browsers do where jsdom does not: says whether an element is in view. */
const showForm = (isIntersecting: boolean) => act(() => views.forEach((report) => report([{ isIntersecting }])));

beforeEach(() => {
  views = [];
  class ViewDouble {
    constructor(report: (typeof views)[number]) {
      views.push(report);
    }
    observe() {}
    disconnect() {}
  }
  Object.assign(globalThis, { IntersectionObserver: ViewDouble });
});

const NAME = { name: 'Schnellrechner' } as const;

describe('the sticky calculator', () => {
  // First, since what is fetched stays.
  it("is fetched when the page's own calculator has left the view", async () => {
    showInBrowser(root({ calculatorBar: 'after-scroll' }), '/seite');
    await screen.findByRole('form', { name: 'Preise vergleichen' });
    showForm(true);
    expect(screen.queryByRole('form', NAME)).toBeNull();
    showForm(false);
    expect(await screen.findByRole('form', NAME)).toBeVisible();
  });

  it('is part of the document of a page that shows it at once', async () => {
    const { document } = await renderOnServer(root({}), '/seite');
    expect(document.querySelector('form[aria-label="Schnellrechner"]')).not.toBeNull();
  });

  it.each(['after-scroll', 'never'] as const)('is in no document of a page that shows it %s', async (calculatorBar) => {
    const { document } = await renderOnServer(root({ calculatorBar }), '/seite');
    expect(document.querySelector('form[aria-label="Preise vergleichen"]')).not.toBeNull();
    expect(document.querySelector('form[aria-label="Schnellrechner"]')).toBeNull();
  });
});
