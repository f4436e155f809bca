import { ApiProvider } from '@heizplatz/api-client';
import { isLeaving } from '@heizplatz/session';
import { buildUser, fakeApi } from '@heizplatz/testing';
import { ToastProvider, ToastRegion } from '@heizplatz/ui';
import { I18nProvider } from '@lingui/react';
import { setupI18n } from '@lingui/core';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ImpersonationBar } from './impersonation-bar';

const SUPPORT_INFO = {
  ...{ LoggedIn: true, ShowSupportInfo: true, AllowSupportInfo: true },
  OperatingSupportData: { SupportUserId: 2, SupportUserName: 'Clara Sommer', CustomerId: 7, CustomerName: 'Anke Vogt' },
  // jsdom loads no documents; a fragment shows where it would go.
  ReturnUrl: '#andere-seite',
};

function renderBar(Success: boolean) {
  const { api, sent } = fakeApi({
    supportInfo: () => SUPPORT_INFO,
    logout: () => ({ Success, UserSwitched: false }),
  });
  render(
    <I18nProvider i18n={setupI18n({ locale: 'de', messages: { de: {} } })}>
      <ToastProvider>
        <ApiProvider api={api} cache={new Map()}>
          <ImpersonationBar user={{ ...buildUser(), isImpersonatedS: true }} />
        </ApiProvider>
        <ToastRegion />
      </ToastProvider>
    </I18nProvider>,
  );
  return { sent };
}

describe('the bar of an impersonation that was begun on another country’s site', () => {
  it('says so when it does not end, and stays', async () => {
    renderBar(false);
    await screen.findByText('Clara Sommer handelt für Anke Vogt.');
    await userEvent.click(screen.getByRole('button', { name: 'Beenden' }));
    expect(await screen.findByText(/^Beenden ist gerade nicht möglich/)).toBeVisible();
    expect([location.hash, isLeaving()]).toEqual(['', false]);
  });

  it('ends it and leads back there', async () => {
    const { sent } = renderBar(true);
    await screen.findByText('Clara Sommer handelt für Anke Vogt.');
    await userEvent.click(screen.getByRole('button', { name: 'Beenden' }));
    await waitFor(() => expect(location.hash).toBe('#andere-seite'));
    expect(sent('logout')).toHaveLength(1);
  });
});
