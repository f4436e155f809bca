import { ProblemError } from '@heizplatz/api-client';
import type { PageHandle } from '@heizplatz/router';
import { fakeApi, renderRoute } from '@heizplatz/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { contentPageRoutes } from './content-page-routes';

const TERMS = {
  Path: '/agb',
  Kind: 'legal',
  Topic: null,
  Picture: null,
  Title: 'Allgemeine Geschäftsbedingungen',
  Description: 'Was zwischen Ihnen, dem Händler und uns gilt.',
  ValidFrom: '2026-11-01',
  Alternates: [],
  Blocks: [
    { Kind: 'heading', Text: 'Wer Verkäufer ist' },
    { Kind: 'text', Text: 'Der Vertrag kommt mit dem Händler zustande.' },
    { Kind: 'list', Items: ['Preis', 'Lieferung'] },
  ],
};

type Responses = Parameters<typeof fakeApi>[0];

const renderPage = (path: string, contentPage: (input: never) => unknown = () => TERMS, more: Responses = {}) => {
  const { api, calls } = fakeApi({ contentPage, contentRedirect: () => null, ...more });
  return { ...renderRoute(contentPageRoutes, path, { api }), calls };
};

describe('/*', () => {
  it('shows a page of the content system with its day', async () => {
    const { calls } = renderPage('/agb');
    expect(await screen.findByRole('heading', { level: 1, name: TERMS.Title })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Wer Verkäufer ist' })).toBeVisible();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Preis', 'Lieferung']);
    expect(screen.getByText('Stand: 01.11.2026')).toBeVisible();
    expect(document.title).toBe('Allgemeine Geschäftsbedingungen – Heizplatz');
    expect(calls).toEqual([{ id: 'contentPage', input: { params: { countryId: '1' }, query: { path: '/agb' } } }]);
  });

  it('shows texts as they are, never as markup', async () => {
    const Text = '<img src=x onerror=alert(1)>';
    renderPage('/agb', () => ({ ...TERMS, Blocks: [{ Kind: 'text', Text }] }));
    expect(await screen.findByText(Text)).toBeVisible();
  });

  it.each(['/gibt-es-nicht', '/a/b/c', '/%25'])('answers 404 to %s', async (path) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { router } = renderPage(path, () => null);
    await waitFor(() =>
      expect(Object.values(router.state.errors ?? {})).toEqual([
        expect.objectContaining({ status: 404, data: 'This page could not be found' }),
      ]),
    );
  });

  it('fails, and is not taken for missing, when the API is down', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const down = new ProblemError({ type: 'about:blank', title: 'down', status: 0, code: 'UNAVAILABLE' });
    const { router } = renderPage('/agb', () => Promise.reject(down));
    await waitFor(() => expect(Object.values(router.state.errors ?? {})).toEqual([down]));
  });
});

describe('where a page is in the other countries', () => {
  it('is said by its route, as the content system knows it', async () => {
    const Alternates = [{ CountryId: 1, Path: '/agb' }];
    const { router } = renderPage('/agb', () => ({ ...TERMS, Alternates }));
    await screen.findByRole('heading', { level: 1 });
    const match = router.state.matches.at(-1);
    const handle = (match?.route.handle ?? {}) as PageHandle;
    expect(handle.alternates?.(router.state.loaderData[match?.route.id ?? ''])).toEqual(Alternates);
    expect(handle.alternates?.(undefined)).toBeUndefined();
  });
});

describe('a page that moved', () => {
  it('leads on for good, with its query', async () => {
    const contentPage = ({ query }: { query: { path: string } }) => (query.path === '/alt' ? null : TERMS);
    const { router } = renderPage('/alt?a=1', contentPage, { contentRedirect: () => ({ Path: '/agb' }) });
    await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/agb', search: '?a=1' }));
  });
});

describe('a draft', () => {
  it('is shown by its link as the page would look, and kept by no search engine', async () => {
    const { router } = renderPage('/vorschau/7.1.x', undefined, { contentPreview: () => TERMS });
    expect(await screen.findByRole('heading', { level: 1, name: TERMS.Title })).toBeVisible();
    expect(screen.getByText('Das ist ein Entwurf. Er ist noch nicht veröffentlicht.')).toBeVisible();
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    expect(router.state.matches.at(-1)?.route.handle).not.toHaveProperty('cachePolicy');
  });

  it('is 404 once the link counts no longer', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { router } = renderPage('/vorschau/7.1.x', undefined, { contentPreview: () => null });
    await waitFor(() =>
      expect(Object.values(router.state.errors ?? {})).toEqual([expect.objectContaining({ status: 404 })]),
    );
  });
});

describe('a legal text', () => {
  const Versions = ['2026-11-01', '2026-06-19'];

  it('leads to its former versions', async () => {
    renderPage('/agb', () => ({ ...TERMS, Versions }));
    const link = await screen.findByRole('link', { name: 'Fassung vom 19.06.2026', hidden: true });
    expect(link).toHaveAttribute('href', '/agb?fassung=2026-06-19');
  });

  it('says that a former version is one', async () => {
    const { calls } = renderPage('/agb?fassung=2026-06-19', () => ({ ...TERMS, ValidFrom: '2026-06-19', Versions }));
    expect(await screen.findByText(/Das ist eine frühere Fassung/)).toBeVisible();
    expect(calls).toEqual([
      expect.objectContaining({
        input: expect.objectContaining({ query: { path: '/agb', fassung: '2026-06-19' } }),
      }),
    ]);
  });
});

describe('an info page', () => {
  const INFO = {
    ...TERMS,
    Path: '/info-center/lager',
    Kind: 'info',
    Title: 'Lager',
    Topic: { Key: 'lager', Name: 'Lager' },
  };
  const relative = { Path: '/info-center/planen', Title: 'Planen', Description: '', Picture: null, ReadMinutes: 2 };
  const infoPages = () => [
    { Key: 'lager', Name: 'Lager', Pages: [{ ...relative, Path: INFO.Path, Title: 'Lager' }, relative] },
  ];
  const Blocks = [
    { Kind: 'heading', Text: 'Der Raum' },
    { Kind: 'heading', Text: 'Die Luft' },
  ];

  it('stands below /info-center, with its parts and its relatives', async () => {
    renderPage(INFO.Path, () => ({ ...INFO, Blocks }), { infoPages });
    const crumbs = await screen.findByRole('navigation', { name: 'Sie sind hier' });
    expect(within(crumbs).getByRole('link', { name: 'Info-Center' })).toHaveAttribute('href', '/info-center');
    const parts = screen.getByRole('navigation', { name: 'Auf dieser Seite' });
    expect(within(parts).getByRole('link', { name: 'Die Luft' })).toHaveAttribute('href', '#die-luft');
    const more = screen.getByRole('navigation', { name: 'Mehr zum Thema' });
    expect(
      within(more)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/info-center/planen']);
  });

  it('stands without its relatives', async () => {
    renderPage(INFO.Path, () => ({ ...INFO, Blocks }), {
      infoPages: () => {
        throw new TypeError('down');
      },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Lager' })).toBeVisible();
  });
});

describe('/druckansicht/agb', () => {
  it('prints the terms, with the page itself as canonical', async () => {
    const { router, calls } = renderPage('/druckansicht/agb');
    expect(await screen.findByRole('heading', { level: 1, name: TERMS.Title })).toBeVisible();
    expect(calls).toEqual([expect.objectContaining({ input: expect.objectContaining({ query: { path: '/agb' } }) })]);
    expect(router.state.matches.at(-1)?.route.handle).toMatchObject({ layout: 'plain-print' });
    expect(document.querySelector('link[rel=canonical]')).toHaveAttribute('href', 'http://localhost:4200/agb');
  });
});
