import { buildArticle, fakeApi, renderRoute } from '@heizplatz/testing';
import { screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { newsRoutes } from './news-routes';

const LEAD = buildArticle({ Id: 9, Title: 'Preis vor dem Winter', Path: '/news/artikel/winter', IsFeatured: true });
const ARTICLES = [
  LEAD,
  ...[1, 2, 3].map((Id) => buildArticle({ Id, Title: `Artikel ${Id}`, Path: `/news/artikel/a${Id}` })),
];
const TOPICS = [
  { Key: 'markt', Name: 'Markt und Preise', ArticleCount: 18 },
  { Key: 'lager', Name: 'Lager', ArticleCount: 8 },
];

type Responses = Parameters<typeof fakeApi>[0];

function renderNews(path: string, responses: Responses = {}) {
  const { api, calls } = fakeApi({
    newsArticles: () => ARTICLES,
    newsFeatured: () => [LEAD],
    newsTopics: () => TOPICS,
    contentRedirect: () => null,
    sitePrompts: () => [],
    ...responses,
  });
  return { ...renderRoute(newsRoutes, path, { api }), calls };
}
const is404 = async ({ router }: ReturnType<typeof renderNews>) =>
  waitFor(() =>
    expect(Object.values(router.state.errors ?? {})).toEqual([
      expect.objectContaining({ status: 404, data: 'This page could not be found' }),
    ]),
  );

describe('/news', () => {
  it('leads with the featured article, which is not shown twice', async () => {
    renderNews('/news');
    const titles = (await screen.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent);
    expect(titles).toEqual(['Preis vor dem Winter', 'Artikel 1', 'Artikel 2', 'Artikel 3']);
    expect(screen.getByRole('link', { name: 'Artikel 2' })).toHaveAttribute('href', '/news/artikel/a2');
    expect(screen.getByText('26 Artikel')).toBeVisible();
  });

  it('links to its pages and topics', async () => {
    renderNews('/news?seite=2');
    const pages = await screen.findByRole('navigation', { name: 'Seiten der News' });
    expect(within(pages).getByRole('link', { name: 'Seite 3' })).toHaveAttribute('href', '/news?seite=3');
    expect(within(pages).getByRole('link', { name: 'Seite 1' })).toHaveAttribute('href', '/news');
    expect(within(pages).getByRole('link', { name: 'Seite 2' })).toHaveAttribute('aria-current', 'page');
    const topics = screen.getByRole('navigation', { name: 'Themen' });
    expect(within(topics).getByRole('link', { name: 'Lager 8' })).toHaveAttribute('href', '/news?thema=lager');
    expect(document.title).toBe('News: Aus dem Markt, Seite 2 – Heizplatz');
    expect(document.querySelector('link[rel=canonical]')).toHaveAttribute('href', 'http://localhost:4200/news?seite=2');
  });

  it('shows one topic alone, with its own pages', async () => {
    const { calls } = renderNews('/news?thema=lager');
    expect(await screen.findByRole('heading', { level: 1, name: 'News: Lager' })).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Seiten der News' })).not.toBeInTheDocument();
    expect(calls.find(({ id }) => id === 'newsArticles')?.input).toMatchObject({
      query: { page: '1', topic: 'lager' },
    });
    expect(calls.map(({ id }) => id)).not.toContain('newsFeatured');
  });

  it('shows the notes that staff put up there', async () => {
    const note = { Id: 1, Title: 'Frost', Text: 'Jetzt bestellen.', Tone: 'warn', Link: null };
    renderNews('/news', { sitePrompts: () => [note] });
    expect(await screen.findByText('Jetzt bestellen.')).toBeVisible();
  });

  it('says that there is nothing yet', async () => {
    renderNews('/news', { newsArticles: () => [], newsFeatured: () => [], newsTopics: () => [] });
    expect(await screen.findByRole('heading', { name: 'Noch keine Nachrichten' })).toBeVisible();
  });

  it.each(['/news?seite=0', '/news?seite=x', '/news?seite=99999', '/news?thema=unfug'])(
    'answers 404 to %s',
    async (path) => {
      jest.spyOn(console, 'error').mockImplementation(() => undefined);
      await is404(renderNews(path));
    },
  );

  it('answers 404 to a page after the last', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await is404(renderNews('/news?seite=9', { newsArticles: () => [] }));
  });

  it('has one address for its first page', async () => {
    const { router } = renderNews('/news?seite=1&thema=lager');
    await waitFor(() => expect(router.state.location.search).toBe('?thema=lager'));
  });

  it('fails with the API, and is not taken for empty', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { router } = renderNews('/news', {
      newsArticles: () => {
        throw new TypeError('down');
      },
    });
    await waitFor(() => expect(Object.values(router.state.errors ?? {})).toEqual([expect.any(TypeError)]));
  });

  it('has no accessibility finding', async () => {
    const { container } = renderNews('/news');
    await screen.findByRole('heading', { level: 1 });
    expect((await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })).violations).toEqual([]);
  });
});

describe('/news/artikel/{artikelString}', () => {
  const Content = [
    { Kind: 'heading' as const, Text: 'Die Liste' },
    { Kind: 'rich' as const, Runs: [{ Text: 'Mehr ' }, { Text: 'hier', Href: '/info-center' }] },
  ];
  const detail = () => [buildArticle({ Content }), buildArticle({ Id: 2, Title: 'Verwandt', Path: '/news/artikel/b' })];

  it('shows the article with its picture and day, then related ones', async () => {
    renderNews('/news/artikel/lager-pruefen', { newsDetail: detail });
    expect(await screen.findByRole('heading', { level: 1, name: 'Lager prüfen' })).toBeVisible();
    expect(screen.getByRole('img', { name: 'Ein Pelletlager' })).toHaveAttribute(
      'src',
      '/api/media/0123456789abcdef0123/pelletlager.svg',
    );
    expect(screen.getByRole('link', { name: 'hier' })).toHaveAttribute('href', '/info-center');
    expect(screen.getAllByText('05.11.2026')[0]).toBeVisible();
    const related = screen.getByRole('region', { name: 'Weiterlesen' });
    expect(within(related).getByRole('link', { name: 'Verwandt' })).toHaveAttribute('href', '/news/artikel/b');
    expect(document.querySelector('link[rel=canonical]')).toHaveAttribute(
      'href',
      'http://localhost:4200/news/artikel/lager-pruefen',
    );
  });

  it('tells search engines what it is, and no text of it ends the element', async () => {
    const Title = '</script><img src=x onerror=alert(1)>';
    renderNews('/news/artikel/lager-pruefen', { newsDetail: () => [buildArticle({ Title, Content })] });
    await screen.findByRole('heading', { level: 1 });
    const scripts = [...document.querySelectorAll('script[type="application/ld+json"]')];
    for (const { innerHTML } of scripts) expect(innerHTML).not.toContain('<');
    const data: unknown[] = scripts.map(({ textContent }) => JSON.parse(textContent));
    expect(data).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ '@type': 'NewsArticle', headline: Title, datePublished: '2026-11-05T07:30:00.000Z' }),
        expect.objectContaining({ '@type': 'BreadcrumbList' }),
      ]),
    );
  });

  it('leads on for good where the article has moved', async () => {
    const { router } = renderNews('/news/artikel/alt', {
      newsDetail: ({ query }: { query: { articleString: string } }) =>
        query.articleString === 'alt' ? false : detail(),
      contentRedirect: () => ({ Path: '/news/artikel/lager-pruefen' }),
    });
    await waitFor(() => expect(router.state.location.pathname).toBe('/news/artikel/lager-pruefen'));
  });

  it('answers 404 where there is none', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await is404(renderNews('/news/artikel/nie', { newsDetail: () => false }));
  });

  it('has no accessibility finding', async () => {
    const { container } = renderNews('/news/artikel/lager-pruefen', { newsDetail: detail });
    await screen.findByRole('heading', { level: 1 });
    expect((await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })).violations).toEqual([]);
  });
});
