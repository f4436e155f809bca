import { ProblemError } from '@heizplatz/api-client';
import { ROLES } from '@heizplatz/identity';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { teachDialogs } from '../../../testing/jsdom-dialog';
import { ALL, getRow, renderPage } from './testing/render-releases';

// jsdom cannot render charts.
jest.mock('apexcharts', () => {
  throw new Error('not there');
});

beforeAll(teachDialogs);

async function openDialog() {
  await userEvent.click(await screen.findByRole('button', { name: /^Umstellen: .*20261110-b$/ }));
  return within(await screen.findByRole('dialog', { name: 'Angebote und Bestellung umstellen' }));
}

it('tells what each area serves, and offers to switch to what fits alone', async () => {
  renderPage();
  const card = within(await screen.findByRole('region', { name: 'Jetzt ausgeliefert' }));
  expect(card.getByText('20261120-c')).toBeInTheDocument();
  expect(card.getByText('keine Version')).toBeInTheDocument();
  const incompatibility = within(screen.getByRole('row', { name: /20261121-d.*passt nicht/ }));
  expect(incompatibility.getByText(/hier läuft Fassung 1/)).toBeInTheDocument();
  expect(screen.getByRole('row', { name: /20261120-c.*wird ausgeliefert/ })).toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: /^Umstellen:/ })).toHaveLength(1);
});

it('shows what part of whose visitors gets what, and who moved it last', async () => {
  const canary = { Version: '20261121-d', Share: 0.1, Sites: ['Österreich'] };
  const stable = { Version: '20261120-c', Share: 1, Sites: [] };
  renderPage({
    rows: [
      getRow('20261121-d', { State: 'serving', Sites: ['Österreich'], Rules: [canary] }),
      getRow('20261120-c', { State: 'serving', Sites: ALL, Rules: [stable] }),
    ],
    rules: [canary, stable],
    move: { By: 'Ines Kern', At: '2026-11-21T10:00:00.000Z', Reason: 'Neue Kasse', Command: 'canary' },
  });
  const card = within(await screen.findByRole('region', { name: 'Jetzt ausgeliefert' }));
  expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '20261121-d: 10 % in Österreich',
    '20261120-c: alle übrigen',
  ]);
  expect(card.getByText(/Ines Kern, .*: Neue Kasse/)).toBeInTheDocument();
  expect(
    within(screen.getByRole('row', { name: /20261121-d.*Umstellen|20261121-d.*wird ausgeliefert/ })).getByText(
      '10 % in Österreich',
    ),
  ).toBeInTheDocument();
  expect(
    within(screen.getByRole('row', { name: /20261120-c.*wird ausgeliefert/ })).getByText('alle'),
  ).toBeInTheDocument();
});

it('tells for each area which shells serve it, which not yet, and which refuse it', async () => {
  const shell = (Node: string, State: 'served' | 'refused' | 'waiting' | 'unknown') => ({
    ...{ Node, SeenAt: '2026-11-21T11:00:00.000Z', Refused: [] },
    Areas: [{ Remote: 'order', State, Versions: ['20261120-c'] }],
  });
  renderPage({
    shells: [shell('a:1', 'served'), shell('b:1', 'waiting'), shell('c:1', 'refused'), shell('d:1', 'unknown')],
  });
  const card = within(await screen.findByRole('region', { name: 'Jetzt ausgeliefert' }));
  expect(card.getByRole('status')).toHaveTextContent(
    'Auf 1 von 4 Knoten; noch nicht: b:1; abgelehnt von c:1; ohne Angabe: d:1',
  );
});

it('asks by what stands in its address', async () => {
  const { sent } = renderPage({ path: '/support/releases?remote=order&state=before&search=2026' });
  expect(await screen.findByLabelText('Stand')).toHaveValue('before');
  expect(sent('publishedReleases')[0]).toMatchObject({ query: { remote: 'order', state: 'before', search: '2026' } });
});

it('says what is missing without a reason, and sends nothing', async () => {
  const { sent } = renderPage();
  const dialog = await openDialog();
  expect(dialog.getByText(/alle Besucher in allen Ländern/)).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Jetzt umstellen' }));
  expect(dialog.getByLabelText('Grund')).toHaveAttribute('aria-invalid', 'true');
  expect(sent('serveRelease')).toEqual([]);
});

it('switches with a reason and shows what serves then', async () => {
  const { sent } = renderPage();
  const dialog = await openDialog();
  await userEvent.type(dialog.getByLabelText('Grund'), 'Fehler in der Kasse');
  await userEvent.click(dialog.getByRole('button', { name: 'Jetzt umstellen' }));
  expect(await screen.findByText(/Ab jetzt wird 20261110-b ausgeliefert/)).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent('serveRelease')).toEqual([
    { Remote: 'order', Version: '20261110-b', ServingVersion: '20261120-c', Reason: 'Fehler in der Kasse' },
  ]);
  const card = within(screen.getByRole('region', { name: 'Jetzt ausgeliefert' }));
  expect(card.getByText('20261110-b')).toBeInTheDocument();
});

it('tells that somebody else was quicker, and goes on from there', async () => {
  const { sent, refuse, moveTo } = renderPage();
  const dialog = await openDialog();
  await userEvent.type(dialog.getByLabelText('Grund'), 'Fehler in der Kasse');
  const detail = 'Inzwischen wird 20261121-e ausgeliefert.';
  refuse(new ProblemError({ type: 'urn:x', title: '', status: 409, code: 'CONFLICT', detail }));
  moveTo('20261121-e');
  await userEvent.click(dialog.getByRole('button', { name: 'Jetzt umstellen' }));
  expect(await dialog.findByText(detail)).toBeInTheDocument();
  expect(dialog.getByText('20261121-e')).toBeInTheDocument();
  expect(dialog.getByLabelText('Grund')).toHaveValue('Fehler in der Kasse');
  refuse(null);
  await userEvent.click(dialog.getByRole('button', { name: 'Jetzt umstellen' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent('serveRelease').at(-1)).toMatchObject({ ServingVersion: '20261121-e' });
});

it('warns before the staff’s own area is switched', async () => {
  renderPage({ rows: [getRow('20261110-s', { Remote: 'support', RemoteName: 'Mitarbeiterbereich' })] });
  await userEvent.click(await screen.findByRole('button', { name: /^Umstellen/ }));
  expect(await screen.findByText(/gilt auch für diese Seite/)).toBeInTheDocument();
});

it('says where versions come from while there are none, and when the pointer is broken', async () => {
  const { unmount } = renderPage({ rows: [], registry: 'missing' });
  expect(await screen.findByText('Noch ist nichts veröffentlicht')).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Jetzt ausgeliefert' })).toBeNull();
  unmount();
  renderPage({ registry: 'unreadable' });
  expect(await screen.findByText(/Was ausgeliefert wird, ist nicht lesbar/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Umstellen/ })).toBeNull();
});

it('is for admins alone', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { router } = renderPage({ roles: [ROLES.customerSupport] });
  await waitFor(() =>
    expect(Object.values(router.state.errors ?? {})).toEqual([expect.objectContaining({ status: 403 })]),
  );
});
