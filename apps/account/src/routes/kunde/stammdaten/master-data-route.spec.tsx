import { getCustomerAddress, buildCustomerData } from '@heizplatz/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible } from '../../../testing/expect-accessible';
import { refusal, renderAccountPage } from '../../../testing/render-account-page';
import { buildUser } from '../../../testing/build-user';
import { masterDataRoute } from './master-data-route';

type Responses = Parameters<typeof renderAccountPage>[2];
const PENDING = { Pending: true, Applied: false, NewEmailAddress: 'neu@example.com' };

const renderPage = (responses: Responses = {}, user = buildUser()) =>
  renderAccountPage(
    masterDataRoute,
    '/kunde/stammdaten',
    {
      customerData: () => buildCustomerData(),
      customerAddresses: () => ({ Items: [getCustomerAddress()] }),
      ...responses,
    },
    user,
  );
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const sent = (calls: readonly { id: string; input: unknown }[], id: string) =>
  calls.filter((call) => call.id === id).map(({ input }) => input);
async function write(label: string, text: string) {
  await userEvent.click(screen.getByLabelText(label));
  await userEvent.paste(text);
}
const open = async (summary: string) => userEvent.click(await screen.findByText(summary, { selector: 'summary *' }));

describe('/kunde/stammdaten', () => {
  it('shows who, with what one logs in, newsletter and addresses', async () => {
    const { container } = renderPage();
    expect(await screen.findByRole('heading', { level: 1, name: 'Stammdaten' })).toBeVisible();
    expect(screen.getByText('kunde@example.com')).toBeVisible();
    expect(screen.getByText('Katharina Lindner', { selector: 'dd' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 3, name: 'Lieferadressen' })).toBeVisible();
    await expectAccessible(container);
  });

  it('a new e-mail waits for its link, and can be taken back', async () => {
    let change = { Pending: false, Applied: false, NewEmailAddress: null as string | null };
    const { calls } = renderPage({
      customerData: () => buildCustomerData({ EmailChange: change }),
      requestEmailChange: () => {
        change = PENDING;
        return { success: true };
      },
      dropEmailChange: () => {
        change = { Pending: false, Applied: false, NewEmailAddress: null };
        return { success: true };
      },
    });
    await open('E-Mail-Adresse ändern');
    await write('Neue E-Mail-Adresse', 'neu@example.com');
    await write('Ihr Passwort', 'Heizen-2026!');
    await click('Link an die neue Adresse senden');
    expect(await screen.findByText('Neue E-Mail-Adresse noch nicht bestätigt')).toBeVisible();
    expect(sent(calls, 'requestEmailChange')).toEqual([
      { body: { NewEmailAddress: 'neu@example.com', Password: 'Heizen-2026!' } },
    ]);
    await click('Änderung zurücknehmen');
    await waitFor(() => expect(screen.queryByText('Neue E-Mail-Adresse noch nicht bestätigt')).toBeNull());
  });

  it('says that a new e-mail has come to count', async () => {
    renderPage({
      customerData: () =>
        buildCustomerData({ EmailChange: { Pending: false, Applied: true, NewEmailAddress: 'kunde@example.com' } }),
    });
    expect(await screen.findByText('Ihre neue E-Mail-Adresse kunde@example.com gilt.')).toBeVisible();
  });

  it('asks for an e-mail and leads to the field', async () => {
    const { calls } = renderPage();
    await open('E-Mail-Adresse ändern');
    await click('Link an die neue Adresse senden');
    expect(screen.getByLabelText('Neue E-Mail-Adresse')).toHaveFocus();
    expect(screen.getByLabelText('Ihr Passwort')).toHaveAccessibleDescription('Diese Angabe fehlt noch.');
    expect(sent(calls, 'requestEmailChange')).toEqual([]);
  });

  it('changes the password; a wrong old one is said at its field', async () => {
    let isRight = false;
    const { calls } = renderPage({
      changePassword: () =>
        isRight
          ? { success: true }
          : Promise.reject(
              refusal(400, 'VALIDATION', { errors: [{ path: 'body.CurrentPassword', code: 'PASSWORD_WRONG' }] }),
            ),
    });
    await open('Passwort ändern');
    const current = screen.getByLabelText('Bisheriges Passwort');
    await userEvent.type(current, 'falsch');
    await write('Neues Passwort', 'Ofenbank-2027');
    await click('Passwort ändern');
    expect(await screen.findByText('Dieses Passwort stimmt nicht.')).toBeVisible();
    isRight = true;
    await click('Passwort ändern');
    await waitFor(() => expect(current).toHaveValue(''));
    expect(sent(calls, 'changePassword')).toHaveLength(2);
  });

  it('the newsletter comes and goes by one click; nothing else changes', async () => {
    const { calls } = renderPage({
      saveCustomerData: ({ body }: { body: object }) => ({ ...buildCustomerData(), ...body }),
    });
    await screen.findByRole('heading', { level: 1 });
    await click('Newsletter bestellen');
    expect(await screen.findByRole('button', { name: 'Newsletter abbestellen' })).toBeVisible();
    expect(sent(calls, 'saveCustomerData')).toEqual([
      { body: expect.objectContaining({ FirstName: 'Katharina', NewsletterWanted: true }) },
    ]);
  });

  it('while support acts for the customer offers neither login nor consent, and says why', async () => {
    renderPage(
      { customerData: () => buildCustomerData({ EmailChange: PENDING }) },
      buildUser({ isImpersonatedS: true }),
    );
    await screen.findByRole('heading', { level: 1 });
    for (const name of ['Passwort ändern', 'Newsletter bestellen', 'Änderung zurücknehmen'])
      expect(screen.queryByRole('button', { name })).toBeNull();
    const login = screen.getByRole('region', { name: 'Anmeldung' });
    expect(within(login).getByText(/Das kann nur der Kunde selbst/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Neue Lieferadresse' })).toBeVisible();
  });

  it('is for customers', () => {
    expect(masterDataRoute.handle).toMatchObject({ middleware: ['customer'] });
  });
});
