import { ProblemError } from '@heizplatz/api-client';
import { type Role, ROLES, type User } from '@heizplatz/identity';
import { fakeApi, openWithoutScript, renderRoute } from '@heizplatz/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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
const open = (responses: Parameters<typeof fakeApi>[0], path = '/support', user = support) => {
  const fake = fakeApi({ staffViews, staffTasks: () => twoTasks, ...responses });
  return { ...fake, ...renderRoute([startRoute], path, { api: fake.api, user }) };
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
    expect(row.getByText('Mi, 02.12.2026')).toBeVisible();
    const draft = await getRow(/Impressum/);
    expect(draft.getByText('mir')).toBeVisible();
    expect(draft.getByRole('link')).toHaveAttribute('href', '/support/cms/4/edit');
    expect(screen.getByText('1–2 von 2')).toBeVisible();
  });

  it('asks the API for what its address says, and leaves out what no list knows', async () => {
    const { calls } = open({}, '/support?owner=me&country=3&sort=-since&page=0&kind=nothing');
    await screen.findByText(/Anna Egger/);
    const query = { owner: 'me', country: '3', sort: '-since' };
    expect(calls).toContainEqual({ id: 'staffTasks', input: { query } });
    expect(calls.filter(({ id }) => id === 'staffTasks')).toHaveLength(1);
    expect(screen.getByRole('columnheader', { name: /Seit/ })).toHaveAttribute('aria-sort', 'descending');
    expect(screen.getByRole('link', { name: /Seit/ })).toHaveAttribute(
      'href',
      '/support?owner=me&country=3&sort=since&kind=nothing',
    );
    expect(screen.getByRole('link', { name: 'CSV' })).toHaveAttribute(
      'href',
      '/api/support/aufgaben/ausgabe?owner=me&country=3&sort=-since&kind=nothing&format=csv',
    );
  });

  it('takes what waits, and shows it as taken', async () => {
    let isTaken = false;
    const { sent } = open({
      staffTasks: () => readList(task(isTaken ? { IsMine: true, OwnerName: 'Clara Sommer', Version: 1 } : {})),
      saveStaffTask: () => {
        isTaken = true;
        return { Version: 1 };
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: /^Nehmen/ }));
    expect(await screen.findByRole('button', { name: /^Abgeben/ })).toBeVisible();
    expect((await getRow(/Anna Egger/)).getByText('mir')).toBeVisible();
    expect(sent('saveStaffTask')).toEqual([
      { Kind: 'withdrawal', ObjectId: 'a1', Version: 0, IsMine: true, SnoozedUntil: null },
    ]);
  });

  it('shows the list anew when somebody was quicker', async () => {
    let reads = 0;
    open({
      staffTasks: () => readList(task(reads++ === 0 ? {} : { OwnerName: 'Jonas Brandl', Version: 1 })),
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
      expect(sent('saveStaffView')).toEqual([{ Path: '/support', Name: 'Schweiz', Query: 'country=3' }]),
    );
  });

  it('leads through its rows by arrow keys', async () => {
    open({ staffTasks: () => readList(task({}), task({ ObjectId: 'b', Title: 'Zweiter' })) });
    const first = await screen.findByRole('link', { name: /Anna Egger/ });
    first.focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('link', { name: 'Zweiter' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    expect(first).toHaveFocus();
    await userEvent.keyboard('/');
    expect(screen.getByRole('searchbox', { name: /Nummer, Name, E-Mail/ })).toHaveFocus();
  });

  it('says that nothing waits', async () => {
    open({ staffTasks: () => readList() });
    expect(await screen.findByRole('heading', { name: 'Es wartet nichts' })).toBeVisible();
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
    const { api } = fakeApi({ staffViews, staffTasks: () => twoTasks });
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
