import { fakeApi, renderRoute } from '@heizplatz/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { contentPageRoutes } from './content-page-routes';

const DRAFT = {
  ...{ Path: '/lager', Kind: 'page', Topic: null, Title: 'Lager', Description: '', Picture: null },
  ...{ ValidFrom: '2026-11-20', Alternates: [], Versions: [] },
  Blocks: [
    { Kind: 'text', Text: 'Gespeichert.' },
    {
      ...{ Kind: 'picture', Src: '/api/media/0123456789abcdef0123/silo.webp', Alt: 'Ein Silo', Width: 9, Height: 9 },
      ...{ Sizes: [], Caption: '' },
    },
  ],
};

const editorWindow = { postMessage: jest.fn() };

function renderDraft(parent: unknown = editorWindow) {
  jest.spyOn(window, 'parent', 'get').mockReturnValue(parent as Window);
  editorWindow.postMessage.mockClear();
  const contentPreview = jest.fn(() => DRAFT);
  renderRoute(contentPageRoutes, '/vorschau/7.1.x', { api: fakeApi({ contentPreview }).api });
  return { contentPreview };
}
const receive = (Blocks: unknown[], { Version = 3, origin = location.origin } = {}) =>
  act(() => {
    const event = new MessageEvent('message', {
      ...{ data: { type: 'heizplatz:preview-content', Blocks, Selected: 0, Version }, origin },
    });
    // jsdom takes real windows alone.
    Object.defineProperty(event, 'source', { value: window.parent });
    window.dispatchEvent(event);
  });

it('follows what its editor writes, with the pictures that are stored', async () => {
  renderDraft();
  expect(await screen.findByText('Gespeichert.')).toBeVisible();
  expect(editorWindow.postMessage).toHaveBeenCalledWith({ type: 'heizplatz:preview-ready' }, location.origin);
  receive([
    { Kind: 'heading', Text: 'Geschrieben' },
    { Kind: 'picture', MediaKey: '0123456789abcdef0123', Caption: 'Das Silo' },
    { Kind: 'action', Title: 'Los', Text: '', Href: 'nirgends', LinkText: 'Los' },
  ]);
  expect(screen.getByRole('heading', { name: 'Geschrieben' })).toBeVisible();
  expect(screen.getByRole('img', { name: 'Ein Silo' })).toBeVisible();
  expect(screen.getByText('Das Silo')).toBeVisible();
  expect(screen.getByText('Dieser Baustein ist noch nicht vollständig.')).toBeVisible();
});

it('reports which block is clicked, and follows no link then', async () => {
  renderDraft();
  await screen.findByText('Gespeichert.');
  receive([
    { Kind: 'text', Text: 'Eins' },
    { Kind: 'rich', Runs: [{ Text: 'Zwei', Href: '/hilfe' }] },
  ]);
  await userEvent.click(screen.getByRole('link', { name: 'Zwei' }));
  expect(editorWindow.postMessage).toHaveBeenLastCalledWith(
    { type: 'heizplatz:preview-select', Block: 1 },
    location.origin,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Lager' })).toBeVisible();
});

it('asks for a picture that is new once for each save', async () => {
  const { contentPreview } = renderDraft();
  await screen.findByText('Gespeichert.');
  const picture = { Kind: 'picture', MediaKey: 'fedcba9876543210fedc', Caption: '' };
  receive([picture]);
  receive([picture]);
  await screen.findByText('Dieser Baustein ist noch nicht vollständig.');
  expect(contentPreview).toHaveBeenCalledTimes(2);
});

it('takes nothing from another site, and nothing without a frame', async () => {
  renderDraft();
  await screen.findByText('Gespeichert.');
  receive([{ Kind: 'text', Text: 'Fremd' }], { origin: 'https://evil.example' });
  expect(screen.queryByText('Fremd')).toBeNull();
});

it('is a plain page for holders of the link', async () => {
  renderDraft(window);
  await screen.findByText('Gespeichert.');
  expect(editorWindow.postMessage).not.toHaveBeenCalled();
});

it('shows a draft of news as an article, with the title that its editor writes', async () => {
  const article = {
    ...{ Id: 9, ArticleString: 'kaelte', Path: '/news/artikel/kaelte', Title: 'Kälte', Teaser: 'Kurz.' },
    ...{ DateTime: '2026-11-20T06:00:00.000Z', Topic: { Key: 'markt', Name: 'Markt' }, IsFeatured: false },
    ...{ ReadMinutes: 1, FilePath: '/api/media/x/haus.svg', FileAlt: 'Ein Haus', FileWidth: 16, FileHeight: 9 },
  };
  jest.spyOn(window, 'parent', 'get').mockReturnValue(editorWindow as unknown as Window);
  const { api } = fakeApi({ contentPreview: () => ({ ...DRAFT, Article: article }) });
  renderRoute(contentPageRoutes, '/vorschau/9.1.x', { api });
  expect(await screen.findByRole('heading', { level: 1, name: 'Kälte' })).toBeVisible();
  expect(screen.getByText('Das ist ein Entwurf. Er ist noch nicht veröffentlicht.')).toBeVisible();
  act(() => {
    const data = { type: 'heizplatz:preview-content', Blocks: [], Selected: null, Version: 3, Title: 'Große Kälte' };
    const event = new MessageEvent('message', { data, origin: location.origin });
    Object.defineProperty(event, 'source', { value: window.parent });
    window.dispatchEvent(event);
  });
  expect(screen.getByRole('heading', { level: 1, name: 'Große Kälte' })).toBeVisible();
});
