import { ProblemError } from '@heizplatz/api-client';
import type { CacheNode } from '@heizplatz/contract';
import { ROLES } from '@heizplatz/identity';
import { fakeApi, renderRoute } from '@heizplatz/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { staffPerson } from '../../../testing/staff-person';
import { addStaffParts } from '../../../testing/add-staff-parts';
import { cacheRoute } from './cache-route';

const family = (overrides: Partial<CacheNode['Families'][number]>): CacheNode['Families'][number] => ({
  ...{ Family: 'rangeLocal', Tags: ['prices'], Entries: 1, Hits: 0, Misses: 0, OldestAt: null },
  ...overrides,
});
const node = (overrides: Partial<CacheNode>): CacheNode => ({
  ...{ NodeId: 'knoten-1', StartedAt: '2026-11-21T06:00:00.000Z', SeenAt: '2026-11-21T11:00:00.000Z' },
  ...{ LastFlushAt: null, LastFlushTags: [], Families: [] },
  ...overrides,
});
const NODES = [
  node({
    Families: [
      family({ Family: 'newsList', Tags: ['news', 'pages'], Entries: 3, Hits: 2, Misses: 1 }),
      family({ Entries: 1200, Hits: 999, Misses: 1, OldestAt: '2026-11-21T10:58:01.000Z' }),
      family({ Family: 'siteMenu', Tags: ['menus'], Entries: 3, OldestAt: '2026-11-21T10:59:01.000Z' }),
    ],
  }),
  node({ NodeId: 'knoten-2', LastFlushAt: '2026-11-21T10:30:00.000Z', LastFlushTags: ['news', 'pages'] }),
  node({ NodeId: 'knoten-3', LastFlushAt: '2026-11-21T10:31:00.000Z' }),
];
const Tags = ['menus', 'news', 'pages', 'prices'];
const fails = () => {
  throw new ProblemError({ type: 'x', title: 'x', status: 503, code: 'UNAVAILABLE', requestId: 'r-17' });
};

function open(path = '/support/cache', responses: Parameters<typeof fakeApi>[0] = {}, roles: string[] = [ROLES.admin]) {
  const fake = fakeApi({
    cacheNodes: () => ({ Nodes: NODES, Tags }),
    flushCache: () => ({ IsSuccess: true }),
    warmCache: () => ({ IsSuccess: true }),
    ...responses,
  });
  return { ...fake, ...renderRoute(addStaffParts([cacheRoute]), path, { api: fake.api, user: staffPerson(roles) }) };
}
const region = async (name: string) => within(await screen.findByRole('region', { name }));
const getCells = (row: HTMLElement) => [...row.children].map((cell) => cell.textContent);

describe('/support/cache', () => {
  it('shows what each node keeps, the most first, with rate and age', async () => {
    open();
    const rows = (await region('knoten-1')).getAllByRole('row').slice(1);
    expect(rows.map(getCells)).toEqual([
      ['rangeLocal', 'prices', '1.200', '100 %', '1.000', '1 min'],
      ['newsList', 'news, pages', '3', '67 %', '3', '–'],
      ['siteMenu', 'menus', '3', '–', '0', '59 s'],
    ]);
  });

  it('tells when a node was emptied, and of what', async () => {
    open();
    expect((await region('knoten-1')).getByText(/Gestartet .*07:00.*, gemeldet .*12:00/)).toHaveTextContent(
      'Seit dem Start nicht geleert.',
    );
    expect((await region('knoten-2')).getByText(/Zuletzt geleert .*11:30.*: news, pages\./)).toBeVisible();
    expect((await region('knoten-3')).getByText(/Zuletzt geleert .*11:31.*: alles\./)).toBeVisible();
  });

  it('is narrowed by node and tag, which is chosen in the form then', async () => {
    open('/support/cache?node=knoten-1&tag=news');
    const rows = (await region('knoten-1')).getAllByRole('row').slice(1);
    expect(rows.map((row) => getCells(row)[0])).toEqual(['newsList']);
    expect(screen.queryByRole('region', { name: 'knoten-2' })).not.toBeInTheDocument();
    const form = await region('Leeren');
    for (const tag of Tags) expect(form.getByRole('checkbox', { name: tag })).toHaveProperty('checked', tag === 'news');
  });

  it('says so where a node has nothing with that tag, and where no node has told anything', async () => {
    const { unmount } = open('/support/cache?node=knoten-2&tag=prices');
    expect((await region('knoten-2')).getByText('Keine Antworten mit diesem Schlagwort.')).toBeVisible();
    unmount();
    open('/support/cache', { cacheNodes: () => ({ Nodes: [], Tags: [] }) });
    expect(await screen.findByText('Noch hat sich kein Knoten gemeldet')).toBeVisible();
  });

  it('empties the chosen tags with a reason, and asks for the figures again', async () => {
    const { sent, calls } = open();
    const form = await region('Leeren');
    await userEvent.click(form.getByRole('checkbox', { name: 'prices' }));
    await userEvent.click(form.getByRole('checkbox', { name: 'menus' }));
    await userEvent.click(form.getByRole('button', { name: 'Leeren' }));
    expect(form.getByLabelText('Grund')).toHaveAttribute('aria-invalid', 'true');
    expect(sent('flushCache')).toEqual([]);
    await userEvent.type(form.getByLabelText('Grund'), 'Falsche Preise');
    await userEvent.click(form.getByRole('button', { name: 'Leeren' }));
    expect(await screen.findByText('Alle Knoten vergessen diese Antworten.')).toBeVisible();
    expect(sent('flushCache')).toEqual([{ Tags: ['menus', 'prices'], Reason: 'Falsche Preise' }]);
    const ids = () => calls.map(({ id }) => id);
    await waitFor(() => expect(ids().lastIndexOf('cacheNodes')).toBeGreaterThan(ids().indexOf('flushCache')));
  });

  it('empties all without a choice, and keeps the reason where that fails', async () => {
    const flushCache = jest.fn(fails);
    open('/support/cache', { flushCache });
    const form = await region('Leeren');
    await userEvent.type(form.getByLabelText('Grund'), 'Alles neu');
    await userEvent.click(form.getByRole('button', { name: 'Leeren' }));
    expect(await form.findByRole('alert')).toHaveTextContent('Das hat nicht geklappt.');
    expect(form.getByRole('alert')).toHaveTextContent('Vorgangsnummer r-17');
    expect(flushCache).toHaveBeenCalledWith({ body: { Tags: [], Reason: 'Alles neu' } });
    expect(form.getByLabelText('Grund')).toHaveValue('Alles neu');
    expect(screen.queryByText('Alle Knoten vergessen diese Antworten.')).not.toBeInTheDocument();
  });

  it('warms up with a reason', async () => {
    const { sent } = open();
    const form = await region('Aufwärmen');
    await userEvent.click(form.getByRole('button', { name: 'Aufwärmen' }));
    expect(sent('warmCache')).toEqual([]);
    await userEvent.type(form.getByLabelText('Grund'), 'Nach dem Leeren');
    await userEvent.click(form.getByRole('button', { name: 'Aufwärmen' }));
    expect(await screen.findByText('Alle Knoten holen die häufigsten Antworten.')).toBeVisible();
    expect(sent('warmCache')).toEqual([{ Reason: 'Nach dem Leeren' }]);
  });

  it('is for admins alone', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { router, calls } = open('/support/cache', {}, [ROLES.customerSupport]);
    await waitFor(() =>
      expect(Object.values(router.state.errors ?? {})).toEqual([expect.objectContaining({ status: 403 })]),
    );
    expect(calls).toEqual([]);
  });
});
