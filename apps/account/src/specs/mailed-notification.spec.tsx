import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible } from '../testing/expect-accessible';
import { refusal, renderAccountPage } from '../testing/render-account-page';
import { confirmNotificationRoute } from '../routes/benachrichtigungen/bestaetigen/confirm-notification-route';
import { endNotificationRoute } from '../routes/benachrichtigungen/beenden/end-notification-route';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('/benachrichtigungen/{token}/bestaetigen', () => {
  type State = 'open' | 'used' | 'expired' | 'unknown';
  const renderPage = (state: State, confirmNotification: () => unknown = () => ({ success: true })) =>
    renderAccountPage(confirmNotificationRoute, '/benachrichtigungen/t-1/bestaetigen', {
      readLink: () => ({ State: state, MaskedEmail: 'n…u@example.com' }),
      confirmNotification,
    });
  const click = async () =>
    userEvent.dblClick(await screen.findByRole('button', { name: 'Benachrichtigung bestätigen' }));

  it('the button spends the token, once; opening does not', async () => {
    const { calls, container } = renderPage('open');
    await heading('Benachrichtigung bestätigen');
    expect(calls).toEqual([{ id: 'readLink', input: { body: { Purpose: 'notification', Token: 't-1' } } }]);
    await expectAccessible(container);
    await click();
    expect(await heading('Ihre Benachrichtigung ist eingeschaltet')).toHaveFocus();
    expect(calls.filter(({ id }) => id === 'confirmNotification')).toHaveLength(1);
  });

  it.each([
    ['used', 'Diese Benachrichtigung ist schon bestätigt'],
    ['expired', 'Dieser Link ist abgelaufen'],
    ['unknown', 'Dieser Link stimmt nicht'],
  ] as const)('tells one that is %s apart', async (state, title) => {
    renderPage(state);
    await heading(title);
    expect(screen.getByRole('link', { name: 'Zur Startseite' })).toBeVisible();
  });

  it('tells one apart that was used meanwhile', async () => {
    renderPage('open', () => Promise.reject(refusal(410, 'TOKEN_EXPIRED', { context: { State: 'used' } })));
    await click();
    await heading('Diese Benachrichtigung ist schon bestätigt');
  });
});

describe('/benachrichtigungen/{token}/beenden', () => {
  const renderPage = (endNotification: () => unknown, State = 'open') =>
    renderAccountPage(endNotificationRoute, '/benachrichtigungen/7.abc/beenden', {
      readLink: () => ({ State, MaskedEmail: null }),
      endNotification,
    });
  const click = async () => userEvent.dblClick(await screen.findByRole('button', { name: 'Benachrichtigung beenden' }));

  it('ends by the button, once', async () => {
    const { calls, container } = renderPage(() => ({ success: true }));
    await heading('Benachrichtigung beenden');
    await expectAccessible(container);
    await click();
    expect(await heading('Die Benachrichtigung ist beendet')).toHaveFocus();
    expect(calls).toEqual([
      { id: 'readLink', input: { body: { Purpose: 'notification-end', Token: '7.abc' } } },
      { id: 'endNotification', input: { body: { Token: '7.abc' } } },
    ]);
  });

  it('says of a forged one what to do', async () => {
    renderPage(() => ({ success: true }), 'unknown');
    await heading('Dieser Link stimmt nicht');
  });

  it('when the API is down the button stays', async () => {
    renderPage(() => Promise.reject(refusal(0, 'UNAVAILABLE')));
    await click();
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Benachrichtigung beenden' })).toBeVisible();
  });
});
