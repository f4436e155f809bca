import { ROLES } from '@heizplatz/identity';
import { fakeApi, renderRoute } from '@heizplatz/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { teachDialogs } from '../../../../testing/jsdom-dialog';
import { listPage } from '../../../../testing/list-page';
import { staffPerson } from '../../../../testing/staff-person';
import { addStaffParts } from '../../../../testing/add-staff-parts';
import { cmsRoutes } from '../cms-routes';
import { PAGE } from '../testing/staff-page';

beforeAll(teachDialogs);

it('a page has a picture of its own, found by its name among pages of the library', async () => {
  const medium = {
    ...{ Key: '0123456789abcdef0123', Version: 1, FileName: 'silo.webp', ContentType: 'image/webp', Width: 9 },
    ...{ Height: 9, Src: '/api/media/x/silo.webp', ThumbSrc: null, ByteCount: 1, Alt: 'Ein Silo', UseCount: 0 },
    ...{ AuthorName: 'Edda', CreatedAt: '2026-11-21T10:00:00.000Z' },
  };
  const savePage = jest.fn(() => PAGE);
  const staffMedia = () => ({ ...listPage([medium]), Total: 30 });
  const fake = fakeApi({
    ...{ staffViews: () => ({ Views: [] }), staffPage: () => PAGE, staffNewsTopics: () => [], savePage, staffMedia },
  });
  const { api, calls } = fake;
  renderRoute(addStaffParts(cmsRoutes), '/support/cms/7/edit', { api, user: staffPerson([ROLES.editor]) });
  const picture = within(await screen.findByRole('group', { name: 'Bild der Seite' }));
  await userEvent.click(picture.getByRole('button', { name: 'Bild wählen' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Bild wählen' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Ältere' }));
  expect(await dialog.findByText('Seite 2 von 2')).toBeVisible();
  await userEvent.type(dialog.getByLabelText(/Suche/), 'silo{Enter}');
  const query = { kind: 'picture', search: 'silo', page: '1' };
  await waitFor(() => expect(calls).toContainEqual(expect.objectContaining({ id: 'staffMedia', input: { query } })));
  await userEvent.click(await dialog.findByRole('button', { name: /silo\.webp/ }));
  expect(await picture.findByRole('img', { name: 'Ein Silo' })).toBeInTheDocument();
  expect(savePage).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Angaben speichern' }));
  const body = expect.objectContaining({ PictureKey: medium.Key });
  await waitFor(() => expect(savePage).toHaveBeenCalledWith({ body }));
});
