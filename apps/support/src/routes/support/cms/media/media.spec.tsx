import { ProblemError } from '@heizplatz/api-client';
import type { StaffMedium } from '@heizplatz/contract';
import { ROLES } from '@heizplatz/identity';
import { fakeApi, renderRoute } from '@heizplatz/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { teachDialogs } from '../../../../testing/jsdom-dialog';
import { listPage } from '../../../../testing/list-page';
import { staffPerson } from '../../../../testing/staff-person';
import { addStaffParts } from '../../../../testing/add-staff-parts';
import { mediaRoutes } from './media-routes';

const KEY = '0123456789abcdef0123';
const MEDIUM: StaffMedium = {
  ...{ Key: KEY, Version: 2, FileName: 'lager.webp', ContentType: 'image/webp', Src: '/api/media/a/lager.webp' },
  ...{ ThumbSrc: '/api/media/b/lager.webp', Width: 1440, Height: 810, ByteCount: 120_000, Alt: 'Ein Lager' },
  ...{ UseCount: 1, AuthorName: 'Ruth Petersen', CreatedAt: '2026-11-21T10:00:00.000Z' },
};
const USE = { CountryId: 2, Path: '/info-center/lager', Title: 'Lager planen', IsCurrent: true } as const;

function renderMedia(path: string, responses: Parameters<typeof fakeApi>[0] = {}, roles: string[] = [ROLES.editor]) {
  const fake = fakeApi({
    staffViews: () => ({ Views: [] }),
    staffMedia: () => listPage([MEDIUM, { ...MEDIUM, Key: 'x', Alt: '', UseCount: 0, ThumbSrc: null }]),
    staffMedium: () => ({ Medium: MEDIUM, Uses: [USE] }),
    ...responses,
  });
  return { ...fake, ...renderRoute(addStaffParts(mediaRoutes), path, { api: fake.api, user: staffPerson(roles) }) };
}
const refuse = (status: number, code: 'CONFLICT' | 'VALIDATION', rest: object) => () => {
  throw new ProblemError({ type: 'x', title: 'x', status, code, ...rest });
};
const PICTURE = new File(['x'], 'ofen.png', { type: 'image/png' });

beforeAll(teachDialogs);

describe('/support/cms/media', () => {
  it('lists files with their words, size and uses', async () => {
    renderMedia('/support/cms/media');
    const rows = (await screen.findAllByRole('row')).slice(1).map((row) => within(row));
    expect(rows[0]?.getByRole('link', { name: 'lager.webp' })).toHaveAttribute('href', `/support/cms/media/${KEY}`);
    for (const text of ['Ein Lager', 'auf 1 Seite', '1440 × 810, 117 kB'])
      expect(rows[0]?.getByText(text)).toBeInTheDocument();
    expect(rows[1]?.getByText('schmückend')).toBeInTheDocument();
    expect(rows[1]?.getByText('nirgends')).toBeInTheDocument();
  });

  it('uploads a file only with its words', async () => {
    const uploadMedium = jest.fn(() => MEDIUM);
    renderMedia('/support/cms/media', { uploadMedium });
    await userEvent.upload(await screen.findByLabelText('Dateien auswählen'), PICTURE);
    const form = within(screen.getByRole('region', { name: 'ofen.png' }));
    await userEvent.click(form.getByRole('button', { name: 'Hochladen' }));
    expect(form.getByLabelText('Alternativtext')).toHaveAttribute('aria-invalid', 'true');
    expect(uploadMedium).not.toHaveBeenCalled();
    await userEvent.type(form.getByLabelText('Alternativtext'), 'Ein Ofen');
    await userEvent.click(form.getByRole('button', { name: 'Hochladen' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'ofen.png' })).not.toBeInTheDocument());
    const File = { FileName: 'ofen.png', ContentBase64: btoa('x') };
    expect(uploadMedium).toHaveBeenCalledWith({ body: { File, Alt: 'Ein Ofen', IsDecorative: false } });
  });

  it('takes a file that is dropped, and says why one is refused', async () => {
    const errors = [{ path: 'body.File', code: 'MEDIA_TYPE' }];
    renderMedia('/support/cms/media', { uploadMedium: refuse(400, 'VALIDATION', { errors }) });
    const place = (await screen.findByText(/oder hierher ziehen/)).parentElement;
    if (!place) throw new Error('no place to drop');
    fireEvent.drop(place, { dataTransfer: { files: [PICTURE] } });
    const form = within(screen.getByRole('region', { name: 'ofen.png' }));
    await userEvent.click(form.getByLabelText(/Schmückend/));
    await userEvent.click(form.getByRole('button', { name: 'Hochladen' }));
    expect(await form.findByRole('alert')).toHaveTextContent('der Inhalt dieser Datei ist etwas anderes');
  });

  it('leaves out what is larger than 5 MB', async () => {
    renderMedia('/support/cms/media');
    const large = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'gross.png', { type: 'image/png' });
    await userEvent.upload(await screen.findByLabelText('Dateien auswählen'), large);
    expect(screen.getByText('gross.png ist größer als 5 MB und wurde ausgelassen.')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'gross.png' })).not.toBeInTheDocument();
  });

  it('is the Editor’s', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { router } = renderMedia('/support/cms/media', {}, [ROLES.marketing]);
    await waitFor(() =>
      expect(Object.values(router.state.errors ?? {})).toEqual([expect.objectContaining({ status: 403 })]),
    );
  });
});

describe('a file', () => {
  it('says where it is used, and changes its words by its version', async () => {
    const saveMedium = jest.fn(() => ({ ...MEDIUM, Version: 3, Alt: 'Ein Silo' }));
    renderMedia(`/support/cms/media/${KEY}`, { saveMedium });
    const page = await screen.findByRole('link', { name: 'Lager planen' });
    expect(page).toHaveAttribute('href', 'http://at.localhost:4200/info-center/lager');
    const alt = screen.getByLabelText('Alternativtext');
    await userEvent.clear(alt);
    await userEvent.type(alt, 'Ein Silo');
    await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
    const body = { Key: KEY, Version: 2, FileName: 'lager.webp', Alt: 'Ein Silo', IsDecorative: false };
    await waitFor(() => expect(saveMedium).toHaveBeenCalledWith({ body }));
  });

  it('that old versions alone use says so before it is deleted', async () => {
    renderMedia(`/support/cms/media/${KEY}`, {
      staffMedium: () => ({ Medium: MEDIUM, Uses: [{ ...USE, IsCurrent: false }] }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Datei löschen' }));
    expect(await screen.findByText(/wird nur noch von alten Fassungen benutzt/)).toBeVisible();
  });

  it('that is used is not deleted; the pages are named', async () => {
    const detail = 'Diese Datei wird verwendet, sie bleibt deshalb: „Lager planen“ (AT).';
    renderMedia(`/support/cms/media/${KEY}`, { removeMedium: refuse(409, 'CONFLICT', { detail }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Datei löschen' }));
    await userEvent.click(screen.getByRole('button', { name: 'Endgültig löschen' }));
    expect(await screen.findByText(detail)).toBeVisible();
  });
});
