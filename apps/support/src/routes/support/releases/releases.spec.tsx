import { ProblemError } from '@heizplatz/api-client';
import type { CallResponse, CallInput, CALLS, ReleaseMove, ReleaseRow, ReleaseServingRule } from '@heizplatz/contract';
import { ROLES } from '@heizplatz/identity';
import { fakeApi, renderRoute } from '@heizplatz/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { teachDialogs } from '../../../testing/jsdom-dialog';
import { listPage } from '../../../testing/list-page';
import { staffPerson } from '../../../testing/staff-person';
import { addStaffParts } from '../../../testing/add-staff-parts';
import { releasesRoute } from './releases-route';

// jsdom cannot render charts.
jest.mock('apexcharts', () => {
  throw new Error('not there');
});

beforeAll(teachDialogs);

type Result = CallResponse<typeof CALLS.staffReleases>;

const getRow = (Version: string, overrides: Partial<ReleaseRow> = {}): ReleaseRow => ({
  ...({ Remote: 'order', RemoteName: 'Angebote und Bestellung', Version, State: 'before', Fault: null } as const),
  ...{ BuiltAt: '2026-11-20T10:00:00.000Z', ContractVersion: 1, Sites: [], Rules: [] },
  ...overrides,
});
const ALL = ['Deutschland', 'Österreich', 'Schweiz'];
const ROWS = [
  getRow('20261121-d', {
    State: 'incompatible',
    Fault: 'Gebaut für Fassung 2 der Schnittstelle, hier läuft Fassung 1.',
  }),
  getRow('20261120-c', { State: 'serving', Sites: ALL }),
  getRow('20261110-b'),
];

const EVERYBODY = { Version: '20261120-c', Share: 1, Sites: [] };
const CANARY: ReleaseServingRule = { Version: '20261121-d', Share: 0.1, Sites: ['Österreich'] };
const ORDER = { Remote: 'order', RemoteName: 'Angebote und Bestellung' };
const MOVES: ReleaseMove[] = [
  {
    ...{ ...ORDER, Revision: 3, By: 'automatic', At: '2026-11-21T11:00:00.000Z', Serving: [EVERYBODY] },
    ...{ Reason: '20261121-d: 14 von 60 Besuchen gescheitert', Command: 'rollback 20261121-d (automatic)' },
  },
  {
    ...{ ...ORDER, Revision: 2, By: 'Ines Falk', At: '2026-11-21T10:00:00.000Z', Serving: [CANARY, EVERYBODY] },
    ...{ Reason: 'Neue Kasse', Command: 'canary 20261121-d --percent 10 (staff)' },
  },
];

const HEALTH: CallResponse<typeof CALLS.releaseHealth> = {
  Versions: [
    {
      ...{ Remote: 'order', Version: '20261121-d', Visits: 60, FailedVisits: 14, Orders: 0 },
      ...{ LargestPaintMs: 1840, InteractionMs: null },
    },
    {
      ...{ Remote: 'order', Version: '20261120-c', Visits: 1540, FailedVisits: 2, Orders: 36 },
      ...{ LargestPaintMs: 1100, InteractionMs: 96 },
    },
  ],
  Shells: [
    {
      ...{ Node: 'shell-1:4200', SeenAt: '2026-11-21T11:00:00.000Z' },
      Refused: [{ Remote: 'public', Version: '20261121-x', Reason: 'it cannot be loaded: no such thing' }],
    },
  ],
};

function renderPage(
  input: {
    path?: string;
    roles?: string[];
    rows?: ReleaseRow[];
    registry?: Result['Registry'];
    rules?: ReleaseRow['Rules'];
    move?: Result['Remotes'][number]['LastMove'];
  } = {},
) {
  let serving = '20261120-c';
  let refusal: ProblemError | null = null;
  const { rows = ROWS, registry = 'there', rules = [], move = null } = input;
  const moveOrRefuse = ({ body }: { body: { Remote: string } }) => {
    if (refusal) throw refusal;
    return { Remote: body.Remote, Serving: [] };
  };
  const fake = fakeApi({
    staffViews: () => ({ Views: [] }),
    releaseHealth: () => HEALTH,
    releaseMoves: () => ({ Moves: MOVES }),
    startCanary: ({ body }: CallInput<typeof CALLS.startCanary>) => ({ Remote: body.Remote, Serving: [] }),
    promoteCanary: moveOrRefuse,
    rollBackRelease: moveOrRefuse,
    staffReleases: () => ({
      ...listPage(rows),
      Registry: registry,
      Remotes: [
        { Remote: 'public', RemoteName: 'Öffentliche Seiten', ServingVersion: null, Serving: [], LastMove: null },
        {
          Remote: 'order',
          RemoteName: 'Angebote und Bestellung',
          ServingVersion: serving,
          Serving: rules,
          LastMove: move,
        },
      ],
    }),
    switchRelease: ({ body }: CallInput<typeof CALLS.switchRelease>) => {
      if (refusal) throw refusal;
      serving = body.Version;
      return { Remote: body.Remote, ServingVersion: body.Version };
    },
  });
  const rendered = renderRoute(addStaffParts([releasesRoute]), input.path ?? '/support/releases', {
    api: fake.api,
    user: staffPerson(input.roles ?? [ROLES.admin]),
  });
  return {
    ...fake,
    ...rendered,
    moveTo: (version: string) => {
      serving = version;
    },
    refuse: (problem: ProblemError | null) => {
      refusal = problem;
    },
  };
}

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

it('asks by what stands in its address', async () => {
  const { sent } = renderPage({ path: '/support/releases?remote=order&state=before&search=2026' });
  expect(await screen.findByLabelText('Stand')).toHaveValue('before');
  expect(sent('staffReleases')[0]).toMatchObject({ query: { remote: 'order', state: 'before', search: '2026' } });
});

it('says what is missing without a reason, and sends nothing', async () => {
  const { sent } = renderPage();
  const dialog = await openDialog();
  expect(dialog.getByText(/alle Besucher in allen Ländern/)).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Jetzt umstellen' }));
  expect(dialog.getByLabelText('Grund')).toHaveAttribute('aria-invalid', 'true');
  expect(sent('switchRelease')).toEqual([]);
});

it('switches with a reason and shows what serves then', async () => {
  const { sent } = renderPage();
  const dialog = await openDialog();
  await userEvent.type(dialog.getByLabelText('Grund'), 'Fehler in der Kasse');
  await userEvent.click(dialog.getByRole('button', { name: 'Jetzt umstellen' }));
  expect(await screen.findByText(/Ab jetzt wird 20261110-b ausgeliefert/)).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent('switchRelease')).toEqual([
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
  expect(sent('switchRelease').at(-1)).toMatchObject({ ServingVersion: '20261121-e' });
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
