import { ProblemError } from '@heizplatz/api-client';
import type { User } from '@heizplatz/identity';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { GUEST } from '../../testing/guest';
import { buildPlacedOrder } from '../../testing/build-placed-order';
import { renderOrderPage } from '../../testing/render-order-page';

const PATH = '/holzpellets-lose/bestellung-erfolgreich/0193-5f2c';
const renderSuccess = (becomeCustomer: () => unknown, user?: User, isGuest = true) =>
  renderOrderPage(PATH, {
    process: null,
    responses: { placedOrder: () => buildPlacedOrder({ IsGuest: isGuest }), becomeCustomer },
    ...(user && { user }),
  });

const refused = (code: string) =>
  new ProblemError({
    type: 'about:blank',
    title: code,
    status: 400,
    code: 'VALIDATION',
    errors: [{ path: 'body.Password', code }],
  });

async function choose(password: string) {
  if (password) await userEvent.type(await screen.findByLabelText('Passwort'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Konto anlegen' }));
}

describe('one password after the order', () => {
  it('makes a customer of the guest, once the mailed link is pressed', async () => {
    const { calls, container } = renderSuccess(() => ({ success: true }), GUEST);
    await choose('Kaminfeuer-77');
    expect(await screen.findByText(/Wir haben eine E-Mail an a.koester@example.com geschickt/)).toBeVisible();
    expect(calls.filter(({ id }) => id === 'becomeCustomer')).toEqual([
      { id: 'becomeCustomer', input: { body: { Password: 'Kaminfeuer-77' } } },
    ]);
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id }) => id)).toEqual([]);
  });

  it.each([
    ['kurz', null, 'Bitte wählen Sie 10 bis 128 Zeichen.'],
    ['passwort123', 'PASSWORD_COMMON', 'Dieses Passwort ist zu bekannt. Bitte wählen Sie ein anderes.'],
    ['a.koester@example.com', 'PASSWORD_EMAIL', 'Das Passwort darf nicht Ihre E-Mail-Adresse sein.'],
  ])('%s is refused in words and stays typed', async (password, code, message) => {
    renderSuccess(() => Promise.reject(refused(code ?? '')), GUEST);
    await choose(password);
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByLabelText('Passwort')).toHaveValue(password);
  });

  it.each([
    ['a visitor by the signed link', undefined, true],
    ['a customer', { ...GUEST, isGuest: false }, false],
  ])('is not offered to %s', async (_, user, isGuest) => {
    renderSuccess(() => ({ success: true }), user, isGuest);
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByLabelText('Passwort')).toBeNull();
  });
});
