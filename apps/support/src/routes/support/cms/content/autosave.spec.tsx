import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { conflict } from '../../../../testing/content-answers';
import { renderPage } from '../testing/render-page';
import { PAGE } from '../testing/staff-page';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const PATH = '/support/cms/content/edit?id=7';
const typing = () => userEvent.setup({ advanceTimers: (ms) => void jest.advanceTimersByTime(ms) });
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

it('saves what was written once nobody writes, and says so', async () => {
  const savePageBlocks = jest.fn((_: unknown) => ({ ...PAGE, Version: 4 }));
  renderPage(PATH, { savePageBlocks });
  await typing().type(await screen.findByLabelText('Zitat'), '!');
  expect(screen.getByText('Noch nicht gespeichert')).toBeInTheDocument();
  await pass(4000);
  expect(savePageBlocks).not.toHaveBeenCalled();
  await pass(2000);
  expect(savePageBlocks).toHaveBeenCalledTimes(1);
  expect(savePageBlocks).toHaveBeenCalledWith({
    body: expect.objectContaining({ PageId: 7, Version: 3, IsAutosave: true }),
  });
  expect(screen.getByText(/^Entwurf gespeichert: /)).toBeInTheDocument();
  await typing().type(screen.getByLabelText('Zitat'), '!');
  await pass(6000);
  expect(savePageBlocks).toHaveBeenLastCalledWith({
    body: expect.objectContaining({ Version: 4, Blocks: expect.arrayContaining([PAGE.Blocks[1]]) }),
  });
});

it('does not save what is not complete', async () => {
  const savePageBlocks = jest.fn(() => PAGE);
  renderPage(PATH, { savePageBlocks });
  await typing().type(await screen.findByLabelText('Adresse von Link 1'), ' kein Ziel');
  await pass(20_000);
  expect(savePageBlocks).not.toHaveBeenCalled();
  expect(screen.getByText('Noch nicht gespeichert: es fehlt noch etwas.')).toBeInTheDocument();
});

it('stops, and shows both versions, when somebody else was quicker', async () => {
  const savePageBlocks = jest.fn(() => {
    throw conflict({ ...PAGE, Version: 4, Blocks: [{ Kind: 'quote', Text: 'Von Odo.', Source: '' }] });
  });
  renderPage(PATH, { savePageBlocks });
  await typing().type(await screen.findByLabelText('Zitat'), '!');
  await pass(6000);
  expect(screen.getByText(/hat die Seite inzwischen geändert/)).toBeInTheDocument();
  await typing().type(screen.getByLabelText('Zitat'), '!');
  await pass(60_000);
  expect(savePageBlocks).toHaveBeenCalledTimes(1);
});
