import { fakeApi, renderRoute } from '@heizplatz/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dealerLoginsRoute } from './dealer-logins-route';

const LOGIN = {
  ...{ UserId: 4, FirstName: 'Karl', LastName: 'Brandt', Email: 'karl@example.com', IsMain: true },
  ...{ IsInvited: false, InvitedUntil: null, LastLoginAt: null, LockedAt: null },
};
const USER = {
  ...{ id: 4, title1: '', title2: '', roles: [], isImpersonatedS: false, isGuest: false, hasAnyOrder: false },
  ...{ firstName: 'Karl', lastName: 'Brandt' },
};

function renderPage(MayInvite: boolean) {
  const Logins = [LOGIN];
  const fake = fakeApi({
    ownDealerLogins: () => ({ Logins, DealerName: 'Brandt Brennstoffe', MayInvite }),
    inviteColleague: () => ({ Logins }),
  });
  return { ...fake, ...renderRoute([dealerLoginsRoute], '/haendler/zugaenge', { api: fake.api, user: USER }) };
}

describe('/haendler/zugaenge', () => {
  it('shows who logs in for the dealer, and a main login invites others', async () => {
    const { sent } = renderPage(true);
    expect(await screen.findByText(/Brandt Brennstoffe/)).toBeInTheDocument();
    expect(screen.getByText('Hauptzugang')).toBeInTheDocument();
    await userEvent.type(screen.getByLabelText('Vorname'), 'Ute');
    await userEvent.type(screen.getByLabelText('Nachname'), 'Lang');
    await userEvent.type(screen.getByLabelText('E-Mail'), 'ute@example.com');
    await userEvent.click(screen.getByRole('button', { name: 'Einladung senden' }));
    await waitFor(() =>
      expect(sent('inviteColleague')).toEqual([{ FirstName: 'Ute', LastName: 'Lang', Email: 'ute@example.com' }]),
    );
  });

  it('offers no invitation to others', async () => {
    renderPage(false);
    expect(await screen.findByText(/Einladen kann, wer den Hauptzugang hat/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Einladung senden' })).not.toBeInTheDocument();
  });
});
