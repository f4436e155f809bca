import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { conflict } from '../../../../testing/content-answers';
import { ARTICLE, renderNews } from './testing/render-news';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const PATH = '/support/cms/news/9';
const typing = () => userEvent.setup({ advanceTimers: (ms) => void jest.advanceTimersByTime(ms) });
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

it('saves an article once nobody writes, and goes on from what is stored then', async () => {
  const saveArticle = jest.fn((_: unknown) => ({ ...ARTICLE, Version: 6, Title: 'Große Kälte!' }));
  renderNews(PATH, { saveArticle });
  await typing().type(await screen.findByLabelText('Titel'), '!');
  expect(screen.getByText('Noch nicht gespeichert')).toBeInTheDocument();
  await pass(6000);
  expect(saveArticle).toHaveBeenCalledTimes(1);
  const body = { NewsId: 9, Version: 4, Title: 'Große Kälte!', Act: 'draft', IsAutosave: true };
  expect(saveArticle).toHaveBeenCalledWith({ body: expect.objectContaining(body) });
  expect(screen.getByText(/^Entwurf gespeichert: /)).toBeInTheDocument();
  await typing().type(screen.getByLabelText('Titel'), '?');
  await typing().click(screen.getByRole('button', { name: 'Entwurf speichern' }));
  await pass(0);
  expect(saveArticle).toHaveBeenLastCalledWith({
    body: expect.objectContaining({ Version: 6, Title: 'Große Kälte!?', IsAutosave: false }),
  });
});

it('does not save what is not complete, be it new or not', async () => {
  const saveArticle = jest.fn(() => ARTICLE);
  const { unmount } = renderNews(PATH, { saveArticle });
  await typing().clear(await screen.findByLabelText('Titel'));
  await pass(20_000);
  expect(screen.getByText('Noch nicht gespeichert: es fehlt noch etwas.')).toBeInTheDocument();
  unmount();
  renderNews('/support/cms/news/neu', { saveArticle });
  await typing().type(await screen.findByLabelText('Titel'), 'Neu');
  await pass(20_000);
  expect(saveArticle).not.toHaveBeenCalled();
});

it('saves a new article by itself once it is complete, shows its preview, and saves on over that', async () => {
  const saveArticle = jest.fn((_: unknown) => ({ ...ARTICLE, Version: 1, Title: 'Neu' }));
  const { router } = renderNews('/support/cms/news/neu', { saveArticle });
  await typing().type(await screen.findByLabelText('Titel'), 'Neu');
  await typing().type(screen.getByLabelText('Teaser'), 'Kurz.');
  await typing().selectOptions(screen.getByLabelText('Baustein'), 'quote');
  await typing().click(screen.getByRole('button', { name: 'Hinzufügen' }));
  expect(screen.queryByTitle(/^Vorschau von/)).toBeNull();
  await pass(6000);
  expect(saveArticle).toHaveBeenCalledTimes(1);
  const body = { NewsId: null, Version: 0, Title: 'Neu', Act: 'draft', IsAutosave: true };
  expect(saveArticle).toHaveBeenCalledWith({ body: expect.objectContaining(body) });
  expect(await screen.findByTitle('Vorschau von Neu')).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/support/cms/news/neu');
  await typing().type(screen.getByLabelText('Titel'), '!');
  await pass(6000);
  expect(saveArticle).toHaveBeenLastCalledWith({
    body: expect.objectContaining({ NewsId: 9, Version: 1, Title: 'Neu!', IsAutosave: true }),
  });
  await typing().click(screen.getByRole('button', { name: 'Entwurf speichern' }));
  await pass(0);
  expect(saveArticle).toHaveBeenLastCalledWith({ body: expect.objectContaining({ NewsId: 9, IsAutosave: false }) });
  expect(router.state.location.pathname).toBe('/support/cms/news/9');
});

it('stops when somebody else was quicker, and shows both versions by the save', async () => {
  const saveArticle = jest.fn(() => {
    throw conflict({ ...ARTICLE, Version: 5, Title: 'Von Odo' });
  });
  renderNews(PATH, { saveArticle });
  await typing().type(await screen.findByLabelText('Titel'), '!');
  await pass(6000);
  expect(screen.getByText(/hat den Artikel inzwischen geändert/)).toBeInTheDocument();
  await typing().type(screen.getByLabelText('Titel'), '!');
  await pass(60_000);
  expect(saveArticle).toHaveBeenCalledTimes(1);
  await typing().click(screen.getByRole('button', { name: 'Entwurf speichern' }));
  await pass(0);
  expect(screen.getByLabelText('Neue: Von Odo')).toBeInTheDocument();
});

it('the preview follows title, teaser and blocks', async () => {
  renderNews(PATH);
  const frame = await screen.findByTitle<HTMLIFrameElement>('Vorschau von Große Kälte');
  const { contentWindow } = frame;
  if (!contentWindow) throw new Error('a frame without a window');
  const post = jest.spyOn(contentWindow, 'postMessage').mockImplementation(() => undefined);
  await typing().type(screen.getByLabelText('Titel'), '!');
  expect(post).toHaveBeenLastCalledWith(
    expect.objectContaining({ Title: 'Große Kälte!', Description: 'Kurz.', Blocks: ARTICLE.Blocks, Version: 4 }),
    location.origin,
  );
});
