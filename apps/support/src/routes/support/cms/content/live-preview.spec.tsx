import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../testing/render-page';
import { PAGE } from '../testing/staff-page';

const PATH = '/support/cms/content/edit?id=7';

async function openPreview() {
  renderPage(PATH);
  const frame = await screen.findByTitle<HTMLIFrameElement>('Vorschau von Lager');
  const { contentWindow } = frame;
  if (!contentWindow) throw new Error('a frame without a window');
  const post = jest.spyOn(contentWindow, 'postMessage').mockImplementation(() => undefined);
  const receive = (data: unknown, source: Window | null = contentWindow, origin = location.origin) =>
    act(() => void window.dispatchEvent(new MessageEvent('message', { data, source, origin })));
  return { frame, post, receive };
}

it('shows what is being written, before it is saved', async () => {
  const { frame, post, receive } = await openPreview();
  expect(frame).toHaveAttribute('src', '/vorschau/7.1.x');
  receive({ type: 'heizplatz:preview-ready' });
  const content = { type: 'heizplatz:preview-content', Blocks: PAGE.Blocks, Selected: null, Version: 3 };
  expect(post).toHaveBeenLastCalledWith(content, location.origin);
  await userEvent.type(screen.getByLabelText('Zitat'), '!');
  await waitFor(() =>
    expect(post).toHaveBeenLastCalledWith(
      { ...content, Blocks: [{ ...PAGE.Blocks[0], Text: 'Trocken lagern.!' }, PAGE.Blocks[1]], Selected: 0 },
      location.origin,
    ),
  );
});

it('leads from a block of the page to its form', async () => {
  const { receive } = await openPreview();
  receive({ type: 'heizplatz:preview-select', Block: 1 });
  expect(screen.getByRole('group', { name: '2. Weiterlesen' })).toHaveFocus();
});

it('listens to its own frame alone', async () => {
  const { receive } = await openPreview();
  receive({ type: 'heizplatz:preview-select', Block: 1 }, window);
  receive({ type: 'heizplatz:preview-select', Block: 1 }, undefined, 'https://evil.example');
  expect(screen.getByRole('group', { name: '2. Weiterlesen' })).not.toHaveFocus();
});

it('has three widths, and can be hidden', async () => {
  await openPreview();
  const group = screen.getByRole('group', { name: 'Breite der Vorschau' });
  expect(group).toHaveTextContent('390 px768 px1280 px');
  await userEvent.click(screen.getByRole('button', { name: '768 px' }));
  expect(screen.getByRole('button', { name: '768 px' })).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Vorschau ausblenden' }));
  expect(screen.queryByTitle('Vorschau von Lager')).toBeNull();
});
