import { ROLES } from '@heizplatz/identity';
import { fakeApi, renderRoute } from '@heizplatz/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { approvalsRoute } from '../routes/support/freigaben/approvals-route';
import { startRoute } from '../routes/support/start-route';
import { addStaffParts } from '../testing/add-staff-parts';
import { listPage } from '../testing/list-page';
import { staffPerson } from '../testing/staff-person';

const ROW = {
  ...{ Id: 5, Kind: 'prices', Act: 'Preis geändert', CountryId: 2, State: 'pending', RequestedBy: 'Miriam Oswald' },
  ...{ RequestedAt: '2026-11-20T10:00:00.000Z', DecidedBy: null, DecidedAt: null, Reason: null, MayDecide: true },
  Differences: [{ Field: 'Preis', Before: '310', After: '325' }],
};
const setting = (Kind: string) => ({ Kind, IsOn: false, ChangedBy: null, ChangedAt: null });

function renderPage(roles: string[], row: object = ROW, path = '/support/freigaben') {
  const Settings = [setting('prices'), setting('rates'), setting('adverts')];
  const fake = fakeApi({
    staffViews: () => ({ Views: [] }),
    approvals: () => listPage([row]),
    staffWorkList: () => listPage([]),
    approvalSettings: () => ({ Settings }),
    decideApproval: () => ({ ...ROW, State: 'approved', MayDecide: false }),
    saveApprovalSetting: () => ({ Settings: [{ ...setting('prices'), IsOn: true }, setting('rates')] }),
  });
  const routes = addStaffParts([approvalsRoute, startRoute]);
  return { ...fake, ...renderRoute(routes, path, { api: fake.api, user: staffPerson(roles) }) };
}

describe('/support/freigaben', () => {
  it('shows what somebody wants to change, and approves it', async () => {
    const { sent } = renderPage([ROLES.dealerSupport]);
    const row = within(await screen.findByRole('row', { name: /Preis geändert/ }));
    expect(row.getByText('Preis: 310 → 325')).toBeInTheDocument();
    await userEvent.click(row.getByRole('button', { name: 'Preis geändert freigeben' }));
    await waitFor(() => expect(sent('decideApproval')).toEqual([{ ApprovalId: 5, Accepts: true, Reason: '' }]));
  });

  it('offers no approval of one’s own change, but takes it back', async () => {
    const { sent } = renderPage([ROLES.dealerSupport], { ...ROW, MayDecide: false });
    expect(await screen.findByText('eigene Änderung')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Preis geändert freigeben' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByText('Zurückziehen', { selector: 'summary, summary *' }));
    // The file with persons asks for a reason too.
    const row = within(screen.getByRole('row', { name: /Preis geändert/ }));
    await userEvent.type(row.getByLabelText('Grund'), 'Vertippt');
    await userEvent.click(row.getByRole('button', { name: 'Zurückziehen' }));
    await waitFor(() =>
      expect(sent('decideApproval')).toEqual([{ ApprovalId: 5, Accepts: false, Reason: 'Vertippt' }]),
    );
  });

  it('is switched by admins alone', async () => {
    renderPage([ROLES.dealerSupport]);
    expect(await screen.findAllByText('allein')).toHaveLength(3);
    expect(screen.queryByText('Preise: einschalten')).not.toBeInTheDocument();
  });

  it('stands on the start page of those who may approve, not of who requested it', async () => {
    renderPage([ROLES.dealerSupport], ROW, '/support');
    expect(await screen.findByText('Wartet auf eine zweite Person')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Zu den Freigaben' })).toHaveAttribute(
      'href',
      '/support/freigaben?state=pending',
    );
  });
});
