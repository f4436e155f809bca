import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { teachDialogs } from '../../../../testing/jsdom-dialog';
import { listPage } from '../../../../testing/list-page';
import { renderPage } from '../testing/render-page';
import { PAGE } from '../testing/staff-page';

beforeAll(teachDialogs);

const HIDDEN = { ...PAGE, State: 'withdrawn' as const, IsShown: false };

it('deletes a page that nobody sees after a confirmation, and lets its address lead on', async () => {
  const removePage = jest.fn(() => ({ IsSuccess: true }));
  const { router } = renderPage('/support/cms/7/edit', {
    ...{ removePage, staffPages: () => listPage([]) },
    staffPage: () => ({ ...HIDDEN, Actions: [], ArchiveActions: ['archive', 'delete'] }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Seite löschen' }));
  const dialog = within(await screen.findByRole('dialog', { name: '„Lager“ löschen?' }));
  expect(removePage).not.toHaveBeenCalled();
  await userEvent.type(dialog.getByLabelText(/Weiterleiten auf/), '/hilfe');
  await userEvent.click(dialog.getByRole('button', { name: 'Endgültig löschen' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/support/cms/list'));
  expect(removePage).toHaveBeenCalledWith({ body: { PageId: 7, Version: 3, RedirectTo: '/hilfe' } });
});

it('archives a page, and takes it back', async () => {
  const actOnPage = jest.fn(() => HIDDEN);
  const { unmount } = renderPage('/support/cms/7/edit', {
    ...{ actOnPage, staffPage: () => ({ ...HIDDEN, Actions: [], ArchiveActions: ['archive'] }) },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Archivieren' }));
  await waitFor(() =>
    expect(actOnPage).toHaveBeenCalledWith({ body: { PageId: 7, Version: 3, Act: 'archive', At: null } }),
  );
  unmount();
  renderPage('/support/cms/7/edit', {
    ...{ actOnPage, staffPage: () => ({ ...HIDDEN, IsArchived: true, Actions: [], ArchiveActions: ['unarchive'] }) },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Aus dem Archiv holen' }));
  await waitFor(() =>
    expect(actOnPage).toHaveBeenCalledWith({ body: { PageId: 7, Version: 3, Act: 'unarchive', At: null } }),
  );
});

it('says who may release a draft where a second person has to', async () => {
  renderPage('/support/cms/7/edit', {
    staffPage: () => ({ ...PAGE, AwaitsSecondPerson: true, Actions: ['withdraw'] }),
  });
  expect(await screen.findByText(/freigeben muss ihn jemand anderes/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Jetzt veröffentlichen' })).toBeNull();
});
