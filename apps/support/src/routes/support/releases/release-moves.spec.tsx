import { ProblemError } from '@heizplatz/api-client';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { teachDialogs } from '../../../testing/jsdom-dialog';
import { CANARY, EVERYBODY, renderPage } from './testing/render-releases';

// jsdom cannot render charts.
jest.mock('apexcharts', () => {
  throw new Error('not there');
});

beforeAll(teachDialogs);

it('shows how the versions do, and asks again for another window', async () => {
  const { sent } = renderPage();
  const card = within(await screen.findByRole('region', { name: 'Wie es den Versionen geht' }));
  const rows = (await card.findAllByRole('row'))
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent));
  expect(rows).toEqual([
    ['Angebote und Bestellung 20261121-d', '60', '14', '23,3', '1.840 ms', '–', '0,0'],
    ['Angebote und Bestellung 20261120-c', '1.540', '2', '0,1', '1.100 ms', '96 ms', '2,3'],
  ]);
  expect(card.getByRole('img', { name: /Gescheiterte Besuche in Prozent: .*20261121-d: 23,3 %/ })).toBeInTheDocument();
  await userEvent.selectOptions(card.getByLabelText('Zeitraum'), 'letzte Stunde');
  await waitFor(() => expect(sent('releaseHealth').length).toBeGreaterThan(1));
});

it('names the shell that does not take a version, with its reason', async () => {
  renderPage();
  expect(
    await screen.findByText(/Knoten shell-1:4200 nimmt die Version nicht: Öffentliche Seiten 20261121-x/),
  ).toBeVisible();
});

it('starts a canary for a share of one country, with a reason', async () => {
  const { sent } = renderPage();
  await userEvent.click(await screen.findByRole('button', { name: /^Probe: .*20261110-b$/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Angebote und Bestellung: Version zur Probe' }));
  await userEvent.selectOptions(dialog.getByLabelText('Anteil der Besucher'), '25 %');
  await userEvent.selectOptions(dialog.getByLabelText('Land'), 'Österreich');
  await userEvent.type(dialog.getByLabelText('Grund'), 'Neue Kasse');
  await userEvent.click(dialog.getByRole('button', { name: 'Probe beginnen' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent('startCanary')).toEqual([
    {
      ...{ Remote: 'order', Version: '20261110-b', ServingVersion: '20261120-c' },
      ...{ Percent: 25, Sites: [2], Reason: 'Neue Kasse' },
    },
  ]);
});

it('shows who gets the canary, promotes it, and says why it cannot', async () => {
  const { sent, refuse } = renderPage({ rules: [CANARY, EVERYBODY] });
  const card = within(await screen.findByRole('region', { name: 'Jetzt ausgeliefert' }));
  expect(card.getByText(/20261121-d: 10 % in Österreich/)).toBeInTheDocument();
  const detail = 'Diese Version läuft nicht mehr als Probeversion.';
  refuse(new ProblemError({ type: 'urn:x', title: '', status: 409, code: 'CONFLICT', detail }));
  await userEvent.click(card.getByRole('button', { name: 'Für alle: Angebote und Bestellung, 20261121-d' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Grund'), 'Keine Fehler');
  await userEvent.click(dialog.getByRole('button', { name: 'An alle ausliefern' }));
  expect(await dialog.findByText(detail)).toBeInTheDocument();
  refuse(null);
  await userEvent.click(dialog.getByRole('button', { name: 'An alle ausliefern' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent('promoteCanary').at(-1)).toEqual({
    ...{ Remote: 'order', Version: '20261121-d', ServingVersion: '20261120-c', Reason: 'Keine Fehler' },
  });
});

it('takes a version back', async () => {
  const { sent } = renderPage({ rules: [CANARY, EVERYBODY] });
  await userEvent.click(await screen.findByRole('button', { name: 'Zurücknehmen: Angebote und Bestellung' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Grund'), 'Fehler in der Kasse');
  await userEvent.click(dialog.getByRole('button', { name: 'Jetzt zurücknehmen' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent('rollBackRelease')).toEqual([
    { Remote: 'order', ServingVersion: '20261120-c', Reason: 'Fehler in der Kasse' },
  ]);
});

it('says which version a rollback serves, and offers none where nothing served before', async () => {
  const { unmount } = renderPage({ previous: '20261110-b' });
  await userEvent.click(await screen.findByRole('button', { name: 'Zurücknehmen: Angebote und Bestellung' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/Statt 20261120-c bekommen alle Besucher wieder 20261110-b/)).toBeInTheDocument();
  unmount();
  renderPage({ previous: null });
  await screen.findByRole('region', { name: 'Jetzt ausgeliefert' });
  expect(screen.queryByRole('button', { name: /^Zurücknehmen/ })).toBeNull();
});

it('lists who moved what, when, why and how', async () => {
  renderPage();
  const card = within(await screen.findByRole('region', { name: 'Was umgestellt wurde' }));
  const rows = (await card.findAllByRole('row'))
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent));
  expect(rows).toEqual([
    [
      ...['Angebote und Bestellung', expect.stringContaining('12:00'), 'automatisch'],
      ...['20261121-d: 14 von 60 Besuchen gescheitert', 'rollback 20261121-d (automatic)'],
      '20261120-c: alle übrigen',
    ],
    [
      ...['Angebote und Bestellung', expect.stringContaining('11:00'), 'Ines Falk', 'Neue Kasse'],
      'canary 20261121-d --percent 10 (staff)',
      '20261121-d: 10 % in Österreich20261120-c: alle übrigen',
    ],
  ]);
});
