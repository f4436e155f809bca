import type { AuditRow } from '@heizplatz/contract';
import { ROLES } from '@heizplatz/identity';
import { fakeApi, renderRoute } from '@heizplatz/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listPage } from '../../../testing/list-page';
import { staffPerson } from '../../../testing/staff-person';
import { addStaffParts } from '../../../testing/add-staff-parts';
import { auditLogRoute } from './audit-log-route';

const ROW: AuditRow = {
  ...{ AuditId: 1, At: '2026-11-21T10:00:00.000Z', ActorId: 7, ActorName: 'Jonas Brandl', ForUserId: 12 },
  ...{ ForUserName: 'Anke Vogt', CallId: 'saveStaffCustomer', Act: 'Stammdaten eines Kunden geändert' },
  ...{ Outcome: 'done', OutcomeText: 'erledigt', Reason: 'Tippfehler', Request: 'Phone: 030 2', RequestId: 'r1' },
  ...{ Ip: '127.0.0.1', Differences: [{ Field: 'Telefon', Before: '030 1', After: '030 2' }] },
  Subjects: [
    { Kind: 'order', Id: '0193-5f2c', Name: 'DE-26-104417' },
    { Kind: 'dealer', Id: '7', Name: 'Waldfeuer' },
    { Kind: 'customer', Id: '12', Name: 'Vogt' },
  ],
};

function renderPage(path: string, roles: string[] = [ROLES.admin]) {
  const fake = fakeApi({
    staffViews: () => ({ Views: [] }),
    auditLog: () => listPage([ROW]),
    auditChoices: () => ({
      Persons: [{ PersonId: 7, Name: 'Brandl, Jonas' }],
      Acts: [{ CallId: 'impersonate', Act: 'Als Kunde gehandelt: begonnen' }],
    }),
  });
  const routes = addStaffParts([auditLogRoute]);
  return { ...fake, ...renderRoute(routes, path, { api: fake.api, user: staffPerson(roles) }) };
}

it('shows who did what for whom and why, and what it has changed', async () => {
  renderPage('/support/protokoll');
  const row = within(await screen.findByRole('row', { name: /Stammdaten eines Kunden geändert/ }));
  for (const text of ['Jonas Brandl', 'Anke Vogt', 'erledigt']) expect(row.getByText(text)).toBeInTheDocument();
  // In its column and, where that has no room, below the act.
  expect(row.getAllByText('Tippfehler')).toHaveLength(2);
  await userEvent.click(row.getByText('1 Feld'));
  expect(screen.getByRole('row', { name: 'Telefon 030 1 030 2' })).toBeInTheDocument();
});

it('a name leads to all that was done for it', async () => {
  renderPage('/support/protokoll');
  expect(await screen.findByRole('link', { name: 'Anke Vogt' })).toHaveAttribute(
    'href',
    '/support/protokoll?forUser=12',
  );
});

it('leads to the order, the dealer and the customer that it concerns', async () => {
  renderPage('/support/protokoll');
  const row = within(await screen.findByRole('row', { name: /Stammdaten eines Kunden geändert/ }));
  expect(['DE-26-104417', 'Waldfeuer', 'Vogt'].map((name) => row.getByRole('link', { name }))).toEqual([
    expect.objectContaining({ pathname: '/support/bestellung/DE-26-104417' }),
    expect.objectContaining({ pathname: '/support/haendler/7' }),
    expect.objectContaining({ search: '?id=12' }),
  ]);
});

it('asks by order and dealer', async () => {
  const { sent } = renderPage('/support/protokoll?order=DE-26-104417&dealer=Wald');
  expect(await screen.findByLabelText('Bestellnummer')).toHaveValue('DE-26-104417');
  expect(screen.getByLabelText('Händler (Name oder Nummer)')).toHaveValue('Wald');
  expect(sent('auditLog')[0]).toMatchObject({ query: { order: 'DE-26-104417', dealer: 'Wald' } });
});

it('asks by what stands in its address', async () => {
  const { sent } = renderPage('/support/protokoll?person=7&outcome=refused&from=2026-11-01');
  expect(await screen.findByLabelText('Ergebnis')).toHaveValue('refused');
  await waitFor(() => expect(screen.getByLabelText('Wer')).toHaveTextContent('Brandl, Jonas'));
  expect(sent('auditLog')[0]).toMatchObject({ query: { person: '7', outcome: 'refused', from: '2026-11-01' } });
});

it('is for admins alone', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { router } = renderPage('/support/protokoll', [ROLES.customerSupport]);
  await waitFor(() =>
    expect(Object.values(router.state.errors ?? {})).toEqual([expect.objectContaining({ status: 403 })]),
  );
});
