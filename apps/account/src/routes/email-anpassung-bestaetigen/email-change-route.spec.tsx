import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible } from '../../testing/expect-accessible';
import { refusal, renderAccountPage } from '../../testing/render-account-page';
import { emailChangeRoute } from './email-change-route';

type State = 'open' | 'used' | 'expired' | 'unknown';

const renderPage = (state: State, confirmEmailChange: () => unknown = () => ({ success: true })) =>
  renderAccountPage(emailChangeRoute, '/email-anpassung-bestaetigen/t-1', {
    readLink: () => ({ State: state, MaskedEmail: 'n…u@example.com' }),
    confirmEmailChange,
  });

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const click = async () => userEvent.dblClick(await screen.findByRole('button', { name: 'E-Mail-Adresse bestätigen' }));

describe('/email-anpassung-bestaetigen/{token}', () => {
  it('the button applies the new address, once', async () => {
    const { calls, container } = renderPage('open');
    await heading('E-Mail-Adresse bestätigen');
    expect(screen.getByText('n…u@example.com')).toBeVisible();
    expect(calls).toEqual([{ id: 'readLink', input: { body: { Purpose: 'email-change', Token: 't-1' } } }]);
    await expectAccessible(container);
    await click();
    expect(await heading('Ihre neue E-Mail-Adresse gilt')).toHaveFocus();
    expect(calls.filter(({ id }) => id === 'confirmEmailChange')).toHaveLength(1);
  });

  it.each([
    ['used', 'Diese E-Mail-Adresse ist schon bestätigt'],
    ['expired', 'Dieser Link ist abgelaufen'],
    ['unknown', 'Dieser Link stimmt nicht'],
  ] as const)('says of one that is %s what to do next', async (state, title) => {
    renderPage(state);
    await heading(title);
    expect(screen.getByRole('link', { name: 'Zu Ihren Stammdaten' })).toHaveAttribute('href', '/kunde/stammdaten');
  });

  it('leads to the login and back whoever is not logged in to that account; the link stays open', async () => {
    const detail = 'Bitte melden Sie sich zuerst mit dem Konto an.';
    renderPage('open', () => Promise.reject(refusal(403, 'FORBIDDEN', { detail })));
    await click();
    expect(await screen.findByRole('alert')).toHaveTextContent(detail);
    expect(screen.getByRole('link', { name: 'Zur Anmeldung' })).toHaveAttribute(
      'href',
      '/benutzerkonto/anmeldung?ReturnUrl=%2Femail-anpassung-bestaetigen%2Ft-1',
    );
  });

  it('says that another account has the address by now; the link stays open', async () => {
    const detail = 'Zu dieser E-Mail-Adresse gibt es inzwischen ein anderes Konto.';
    renderPage('open', () => Promise.reject(refusal(409, 'CONFLICT', { detail })));
    await click();
    expect(await screen.findByRole('alert')).toHaveTextContent(detail);
  });
});
