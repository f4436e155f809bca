import { ProblemError } from '@heizplatz/api-client';
import { type Role, ROLES, type User } from '@heizplatz/identity';
import { fakeApi, openWithoutScript, renderRoute } from '@heizplatz/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addStaffParts } from '../../testing/add-staff-parts';
import { startRoute } from './start-route';

const person = (...roles: Role[]): User => ({
  id: 7,
  title1: '',
  title2: '',
  roles,
  isImpersonatedS: false,
  isGuest: false,
  hasAnyOrder: false,
  firstName: 'Clara',
  lastName: 'Sommer',
});
const task = (input: object) => ({
  Kind: 'withdrawal',
  ObjectId: 'a1',
  Title: 'Pellets · Anna Egger',
  Reference: 'Anna Egger',
  CountryId: 2,
  Since: '2026-11-18T09:00:00.000Z',
  DueAt: '2026-12-02T23:00:00.000Z',
  OwnerName: null,
  IsMine: false,
  SnoozedUntil: null,
  Version: 0,
  AgeDays: 3,
  DaysLeft: 11,
  WorkingDaysLate: null,
  ...input,
});
const readList = (...Rows: object[]) => ({ Rows, Total: Rows.length, IsTotalCapped: false, Page: 1, PageSize: 25 });
const twoTasks = readList(
  task({}),
  task({
    Kind: 'draft',
    ObjectId: 'd',
    Title: 'Impressum',
    Reference: '4',
    IsMine: true,
    OwnerName: 'Clara Sommer',
    Version: 3,
  }),
);
const staffViews = () => ({ Views: [{ Id: 1, Name: 'Meine', Query: 'owner=me' }] });
const support = person(ROLES.customerSupport);
const staffMorning = () => ({
  FirstDay: '2026-11-07',
  Metrics: [{ Id: 'withdrawals', Counts: [1, 0, 0, 0, 0, 0, 1, 2, 0, 0, 0, 0, 1, 4] }],
});
const staffWaiting = () => ({ Kinds: [{ Kind: 'withdrawal', Count: 35, Late: 30 }] });
const open = (responses: Parameters<typeof fakeApi>[0], path = '/support', user = support) => {
  const fake = fakeApi({ staffViews, staffWorkList: () => twoTasks, ...responses });
  return { ...fake, ...renderRoute([startRoute], path, { api: fake.api, user }) };
};
const openWithToasts = (responses: Parameters<typeof fakeApi>[0]) => {
  const fake = fakeApi({ staffViews, ...responses });
  return { ...fake, ...renderRoute(addStaffParts([startRoute]), '/support', { api: fake.api, user: support }) };
};
const getRow = async (name: RegExp) => within((await screen.findByText(name)).closest('tr') ?? document.body);

describe('/support', () => {
  it('lists what waits with kind, since, due and owner, each leading to its page', async () => {
    open({});
    expect(await screen.findByRole('heading', { level: 1, name: 'Was wartet' })).toBeVisible();
    const row = await getRow(/Anna Egger/);
    expect(row.getByText('Widerruf')).toBeVisible();
    expect(row.getByRole('link')).toHaveAttribute('href', '/support/widerrufe?id=a1');
    expect(row.getByText('AT')).toBeVisible();
    expect(row.getByText('18.11.2026, 10:00 Uhr')).toBeVisible();
    expect(row.getByText('noch 11 Tage')).toBeVisible();
    expect(row.getByText('02.12.2026')).toBeVisible();
    const draft = await getRow(/Impressum/);
    expect(draft.getByText('mir')).toBeVisible();
    expect(draft.getByRole('link')).toHaveAttribute('href', '/support/cms/4/edit');
    expect(screen.getByText('1–2 von 2')).toBeVisible();
  });

  it('leads to the month that is to be closed, not to the running one', async () => {
    open({ staffWorkList: () => readList(task({ Kind: 'month', ObjectId: '2026-10', Title: '10/2026' })) });
    const row = await getRow(/10\/2026/);
    expect(row.getByRole('link')).toHaveAttribute('href', '/admin/verkaufsliste?month=2026-10');
  });

  it('asks the API for what its address says, and leaves out what no list knows', async () => {
    const { calls } = open({}, '/support?owner=me&country=3&sort=-since&page=0&kind=nothing');
    await screen.findByText(/Anna Egger/);
    const query = { owner: 'me', country: '3', sort: '-since' };
    expect(calls).toContainEqual({ id: 'staffWorkList', input: { query } });
    expect(calls.filter(({ id }) => id === 'staffWorkList')).toHaveLength(1);
    expect(screen.getByRole('columnheader', { name: /Seit/ })).toHaveAttribute('aria-sort', 'descending');
    expect(screen.getByRole('link', { name: /Seit/ })).toHaveAttribute(
      'href',
      '/support?owner=me&country=3&sort=since&kind=nothing',
    );
    expect(screen.getByRole('link', { name: 'CSV' })).toHaveAttribute(
      'href',
      '/api/support/arbeitsliste/ausgabe?owner=me&country=3&sort=-since&kind=nothing&format=csv',
    );
  });

  it('gives a file that names persons for a reason, of the same selection, without script too', async () => {
    open({}, '/support?owner=me&page=2');
    await screen.findByText(/Anna Egger/);
    const form = screen.getByRole<HTMLFormElement>('form', { name: 'Mit Personen ausgeben', hidden: true });
    expect(form).toHaveAttribute('action', '/api/support/arbeitsliste/ausgabe');
    expect(form).toHaveTextContent('Die Datei nennt zusätzlich: Was, Bei.');
    expect([...new FormData(form)]).toEqual([
      ['owner', 'me'],
      ['personal', '1'],
      ['reason', ''],
    ]);
    const reason = within(form).getByRole('textbox', { name: /Grund/, hidden: true });
    expect(reason).toBeRequired();
    expect(reason).toHaveAttribute('minlength', '5');
    const buttons = within(form).getAllByRole<HTMLButtonElement>('button', { hidden: true });
    expect(buttons.map(({ name, value }) => [name, value])).toEqual([
      ['format', 'csv'],
      ['format', 'xlsx'],
    ]);
  });

  it('takes what waits, and shows it as taken', async () => {
    let isTaken = false;
    const { sent } = open({
      staffWorkList: () => readList(task(isTaken ? { IsMine: true, OwnerName: 'Clara Sommer', Version: 1 } : {})),
      saveStaffTask: () => {
        isTaken = true;
        return { Version: 1 };
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: /^Nehmen/ }));
    expect(await screen.findByRole('button', { name: /^Abgeben/ })).toBeVisible();
    expect((await getRow(/Anna Egger/)).getByText('mir')).toBeVisible();
    expect(sent('saveStaffTask')).toEqual([
      { Kind: 'withdrawal', ObjectId: 'a1', Version: 0, IsMine: true, SnoozedUntil: null, IsDone: false },
    ]);
  });

  it('says what was done, and undoes it within ten seconds', async () => {
    let saved = {};
    const { sent } = openWithToasts({
      staffWorkList: () => readList(task(saved)),
      saveStaffTask: () => {
        saved = { IsMine: true, OwnerName: 'Clara Sommer', Version: 1 };
        return { Version: 1 };
      },
      undoStaffTask: () => {
        saved = { Version: 2 };
        return { Version: 2 };
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: /^Nehmen/ }));
    expect(await screen.findByText('Übernommen: Pellets · Anna Egger')).toBeVisible();
    expect(await screen.findByRole('button', { name: /^Abgeben/ })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Rückgängig' }));
    expect(await screen.findByRole('button', { name: /^Nehmen/ })).toBeVisible();
    expect(sent('undoStaffTask')).toEqual([{ Kind: 'withdrawal', ObjectId: 'a1', Version: 1 }]);
    expect(screen.getByText('Wieder wie vorher: Pellets · Anna Egger')).toBeVisible();
  });

  it('ends what nothing else ends, and leads the focus to the next row', async () => {
    let isDone = false;
    const callBack = task({ Kind: 'call-back', ObjectId: 'c1', Title: 'Rosa Lind', DueAt: null, DaysLeft: null });
    const { sent } = openWithToasts({
      staffWorkList: () => readList(...(isDone ? [] : [callBack]), task({})),
      saveStaffTask: () => {
        isDone = true;
        return { Version: 1 };
      },
    });
    const row = await getRow(/Rosa Lind/);
    expect(row.getByText('seit 3 Tagen')).toBeVisible();
    expect(row.getByRole('link')).toHaveAttribute('href', '/support/anfrage/c1');
    expect(screen.getAllByRole('button', { name: /^Erledigt/ })).toHaveLength(1);
    await userEvent.click(row.getByRole('button', { name: /^Erledigt/ }));
    await waitFor(() => expect(screen.getByRole('link', { name: /Anna Egger/ })).toHaveFocus());
    expect(sent('saveStaffTask')).toEqual([expect.objectContaining({ IsDone: true })]);
  });

  it.each([
    [{ DaysLeft: -3 }, 'seit 3 Tagen überfällig'],
    [{ DaysLeft: 0 }, 'heute fällig'],
    [{ DaysLeft: 2 }, 'noch 2 Tage'],
    [{ Kind: 'dealer-answer', DaysLeft: -1, WorkingDaysLate: 0 }, 'Frist abgelaufen'],
    [{ Kind: 'dealer-answer', DaysLeft: -1, WorkingDaysLate: 1 }, 'seit 1 Werktag ohne Antwort'],
    [{ Kind: 'dealer-answer', DaysLeft: -9, WorkingDaysLate: 6 }, '6 Werktage ohne Antwort: anrufen'],
  ])('has a clock: %j is %s', async (clock, text) => {
    open({ staffWorkList: () => readList(task(clock)) });
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('has the metrics of the caller’s roles, what is open, and counts in the navigation', async () => {
    open({ staffMorning, staffWaiting });
    const metrics = within(await screen.findByRole('region', { name: 'Zahlen' }));
    const card = within(metrics.getByRole('listitem'));
    expect(card.getByText('4')).toBeVisible();
    expect(card.getByText('7 Tage: 7, davor 2')).toBeVisible();
    expect(card.getByText('35 offen', { exact: false })).toHaveTextContent('35 offen, 30 überfällig');
    expect(card.getByRole('link', { name: 'Widerrufe' })).toHaveAttribute('href', '/support/widerrufe?state=open');
    await userEvent.click(metrics.getByText('Zahlen der letzten 14 Tage als Tabelle'));
    expect(metrics.getByRole('row', { name: '20.11.2026 4' })).toBeVisible();
    const [navigation] = screen.getAllByRole('navigation', { name: 'Support', hidden: true });
    const links = within(navigation ?? document.body);
    expect(links.getByRole('link', { name: /^Widerrufe/, hidden: true })).toHaveTextContent('35 offen, 30 überfällig');
    expect(links.getByRole('link', { name: /^Kunden/, hidden: true })).toHaveTextContent(/^Kunden$/);
  });

  it('shows the list anew when somebody was quicker', async () => {
    let reads = 0;
    open({
      staffWorkList: () => readList(task(reads++ === 0 ? {} : { OwnerName: 'Jonas Brandl', Version: 1 })),
      saveStaffTask: () => {
        throw new ProblemError({ type: 'about:blank', title: 'x', status: 409, code: 'VERSION_CONFLICT' });
      },
    });
    await userEvent.click((await screen.findAllByRole('button', { name: /^Nehmen/ }))[0] ?? document.body);
    expect(await screen.findByText('Jonas Brandl')).toBeVisible();
  });

  it('keeps views under a name, and leads to them', async () => {
    const { sent } = open({ saveStaffView: () => ({ Id: 2 }) }, '/support?country=3&page=2');
    await userEvent.click(await screen.findByText('Ansichten'));
    expect(screen.getByRole('link', { name: 'Meine' })).toHaveAttribute('href', '/support?owner=me');
    await userEvent.type(screen.getByLabelText('Diese Ansicht sichern als'), 'Schweiz');
    await userEvent.click(screen.getByRole('button', { name: 'Sichern' }));
    await waitFor(() =>
      expect(sent('saveStaffView')).toEqual([
        { Path: '/support', Name: 'Schweiz', Query: 'country=3', IsShared: false, IsDefault: false },
      ]),
    );
  });

  it('leads through its rows by arrow keys', async () => {
    open({ staffWorkList: () => readList(task({}), task({ ObjectId: 'b', Title: 'Zweiter' })) });
    const first = await screen.findByRole('link', { name: /Anna Egger/ });
    first.focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('link', { name: 'Zweiter' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    expect(first).toHaveFocus();
    await userEvent.keyboard('/');
    expect(screen.getByRole('searchbox', { name: /Nummer, Name, E-Mail/ })).toHaveFocus();
  });

  it('says that nothing waits only where nothing was filtered away', async () => {
    open({ staffWorkList: () => readList() });
    expect(await screen.findByRole('heading', { name: 'Es wartet nichts' })).toBeVisible();
    open({ staffWorkList: () => readList() }, '/support?owner=me');
    expect(await screen.findByRole('heading', { name: 'Nichts gefunden' })).toBeVisible();
  });

  it.each([[ROLES.customer], [ROLES.press]])('refuses %s with 403, before anything is asked', async (role) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { router, calls } = open({}, '/support', person(role));
    await waitFor(() =>
      expect(Object.values(router.state.errors ?? {})).toEqual([expect.objectContaining({ status: 403 })]),
    );
    expect(calls).toEqual([]);
  });
});

describe('/support without script', () => {
  it('has its list, its filters as a form and its rows as forms', async () => {
    const { api } = fakeApi({ staffViews, staffWorkList: () => twoTasks });
    expect(await openWithoutScript([startRoute], '/support?owner=nobody', { api, user: support })).toMatchObject({
      status: 200,
    });
    expect(screen.getByLabelText('Bei')).toHaveValue('nobody');
    expect(screen.getByRole('form', { name: 'Liste eingrenzen' })).toHaveAttribute('action', '/support');
  });

  it('takes what waits', async () => {
    const { api, sent } = fakeApi({ saveStaffTask: () => ({ Version: 1 }) });
    const fields = { Kind: 'withdrawal', ObjectId: 'a1', Version: '0', mine: '', action: 'take' };
    const response = await openWithoutScript([startRoute], '/support?country=2', { api, user: support, fields });
    expect(response).toEqual({ status: 303, location: '/support?country=2' });
    expect(sent('saveStaffTask')).toEqual([expect.objectContaining({ IsMine: true, ObjectId: 'a1' })]);
  });
});
