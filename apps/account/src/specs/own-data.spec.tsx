import { buildCustomerData } from '@heizplatz/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible } from '../testing/expect-accessible';
import { refusal, renderAccountPage } from '../testing/render-account-page';
import { buildUser } from '../testing/build-user';
import { accountDeletedRoute } from '../routes/benutzerkonto/konto-geloescht/account-deleted-route';
import { deleteAccountRoute } from '../routes/persoenliche-daten/konto-loeschen/delete-account-route';
import { saveDeletionNotice } from '../shared/own-data/deletion-notice';
import { personalDataRoute } from '../routes/persoenliche-daten/personal-data-route';

type Responses = Parameters<typeof renderAccountPage>[2];
const IMPERSONATION = buildUser({ isImpersonatedS: true });
const customerData = () => buildCustomerData();
const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => sessionStorage.clear());

describe('/persoenliche-daten', () => {
  const renderPage = (responses: Responses = {}, user = buildUser()) =>
    renderAccountPage(personalDataRoute, '/persoenliche-daten', { customerData, ...responses }, user);

  it('changes the name and leaves the newsletter as it is', async () => {
    const { calls, container } = renderPage({
      saveCustomerData: ({ body }: { body: object }) => ({ ...buildCustomerData(), ...body }),
    });
    const name = await screen.findByRole('textbox', { name: 'Nachname' });
    await expectAccessible(container);
    await userEvent.clear(name);
    await click('Speichern');
    await waitFor(() => expect(screen.getByRole('group', { name: /Angabe fehlt noch/ })).toHaveFocus());
    await userEvent.type(name, 'Lindner-Roth');
    await click('Speichern');
    await waitFor(() => expect(calls.at(-1)?.id).toBe('saveCustomerData'));
    expect(calls.at(-1)?.input).toEqual({
      body: {
        Salutation: 1,
        Title1: '',
        Title2: '',
        FirstName: 'Katharina',
        LastName: 'Lindner-Roth',
        Phone: '030 23125 017',
        NewsletterWanted: false,
      },
    });
  });

  it('gives own data as a file by a link, and leads to the deletion', async () => {
    renderPage();
    const file = await screen.findByRole('link', { name: 'Daten herunterladen' });
    expect(file).toHaveAttribute('href', '/api/account/eigene-daten');
    expect(file).toHaveAttribute('download');
    expect(screen.getByRole('link', { name: 'Konto löschen …' })).toHaveAttribute(
      'href',
      '/persoenliche-daten/konto-loeschen',
    );
  });

  it('offers support neither the file nor the deletion, and says why', async () => {
    renderPage({}, IMPERSONATION);
    expect(await screen.findAllByText(/Das kann nur der Kunde selbst/)).toHaveLength(2);
    expect(screen.queryByRole('link', { name: 'Daten herunterladen' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Konto löschen …' })).toBeNull();
  });
});

describe('/persoenliche-daten/konto-loeschen', () => {
  const renderPage = (deleteAccount: () => unknown, user = buildUser()) =>
    renderAccountPage(deleteAccountRoute, '/persoenliche-daten/konto-loeschen', { customerData, deleteAccount }, user);
  const password = () => screen.findByLabelText('Zur Bestätigung: Ihr Passwort');

  it('deletes nothing without the password', async () => {
    const { calls, container } = renderPage(() => ({ success: true, Kept: [] }));
    await expectAccessible(container);
    await click('Konto endgültig löschen');
    expect(await password()).toHaveFocus();
    expect(screen.getByText('Diese Angabe fehlt noch.')).toBeVisible();
    expect(calls.map(({ id }) => id)).toEqual(['customerData']);
  });

  it.each([
    [
      refusal(400, 'VALIDATION', { errors: [{ path: 'body.Password', code: 'PASSWORD_WRONG' }] }),
      'Dieses Passwort stimmt nicht.',
    ],
    [
      refusal(409, 'CONFLICT', { detail: 'Es gibt noch offene Bestellungen: 1-0815.' }),
      'Es gibt noch offene Bestellungen: 1-0815.',
    ],
  ])('%s: %s', async (problem, text) => {
    renderPage(() => Promise.reject(problem));
    await userEvent.type(await password(), 'falsch');
    await click('Konto endgültig löschen');
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('sends support back to where it is said why', async () => {
    const { getPath, calls } = renderPage(() => ({ success: true, Kept: [] }), IMPERSONATION);
    await waitFor(() => expect(getPath()).toBe('/persoenliche-daten'));
    expect(calls).toEqual([]);
  });
});

describe('/benutzerkonto/konto-geloescht', () => {
  const renderPage = () => renderAccountPage(accountDeletedRoute, '/benutzerkonto/konto-geloescht');
  const STORED = {
    What: 'Bestellung 1-0815',
    Where: 'Ablage der Belege',
    Until: '2035-12-31',
    Why: 'Aufbewahrungspflicht (§ 147 AO)',
  };

  it('names what is kept, until when, why and where', async () => {
    saveDeletionNotice(sessionStorage, [STORED]);
    const { container } = renderPage();
    expect(await screen.findByRole('heading', { level: 1, name: 'Ihr Konto ist gelöscht' })).toBeVisible();
    expect(screen.getByRole('listitem')).toHaveTextContent(
      'Bestellung 1-0815: bis 31.12.2035, Aufbewahrungspflicht (§ 147 AO)Wo: Ablage der Belege',
    );
    await expectAccessible(container);
  });

  it('says when nothing is kept', async () => {
    saveDeletionNotice(sessionStorage, []);
    renderPage();
    expect(await screen.findByText('Aufbewahren müssen wir nichts.')).toBeVisible();
  });

  it.each(['nothing', '{"Kept":1}'])('with %s in the tab says the same of the account', async (stored) => {
    if (stored !== 'nothing') sessionStorage.setItem('hp_farewell', stored);
    renderPage();
    expect(await screen.findByRole('heading', { level: 1, name: 'Ihr Konto ist gelöscht' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Was wir noch aufbewahren' })).toBeNull();
  });
});
