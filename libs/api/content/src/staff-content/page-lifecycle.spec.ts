import { auditLog, auditOutcomes } from '@heizplatz/api-platform';
import { CALLS, type CallInput, type PageAction, type StaffPage } from '@heizplatz/contract';
import { desc, eq } from 'drizzle-orm';
import { menuEntries } from '../content-pages/schema';
import { withEditors } from './testing/with-editors';

const { api, edda, odo, seen } = withEditors();

type Labels = Omit<CallInput<typeof CALLS.savePage>['body'], 'PageId' | 'Version'>;
const add = (Path: string, labels: Partial<Labels> = {}) =>
  edda().call(CALLS.savePage, {
    body: {
      ...{ PageId: null, Version: 0, CountryId: 1, Kind: 'page', Path, Topic: null, Title: 'Neue Seite' },
      ...{ Description: 'Worum es geht', ValidFrom: null, ...labels },
    },
  });
const read = ({ Id }: StaffPage) => edda().call(CALLS.staffPage, { params: { pageId: String(Id) } });
const act = async (page: StaffPage, Act: PageAction | 'archive' | 'unarchive', client = edda()) => {
  const { Version } = await read(page);
  return client.post(CALLS.actOnPage.path, { PageId: page.Id, Version, Act, At: null });
};
const write = async (page: StaffPage, Text: string, IsAutosave: boolean, client = edda()) => {
  const { Version } = await read(page);
  const Blocks = [{ Kind: 'text' as const, Text }];
  return client.call(CALLS.savePageBlocks, { body: { PageId: page.Id, Version, Blocks, IsAutosave } });
};
const remove = async (page: StaffPage, RedirectTo: string | null = null) => {
  const { Version } = await read(page);
  return edda().post(CALLS.removePage.path, { PageId: page.Id, Version, RedirectTo });
};
const redirect = (path: string) =>
  api()
    .visitor()
    .get(`/api/site/1/content-redirect?path=${encodeURIComponent(path)}`);
const versionsOf = ({ Versions }: StaffPage) => Versions.map(({ Author, IsAutosave }) => [Author, IsAutosave]);

describe('an autosaved draft', () => {
  it('stands behind the draft that was saved, is changed while it is written, and becomes a draft by the save', async () => {
    const page = await add('/von-selbst');
    await write(page, 'Erste', true);
    const second = await write(page, 'Zweite', true);
    expect(versionsOf(second)).toEqual([
      ['Edda Lorenz', true],
      ['Edda Lorenz', false],
    ]);
    expect(second.Blocks).toEqual([{ Kind: 'text', Text: 'Zweite' }]);
    expect(versionsOf(await write(page, 'Dritte', false))).toEqual([
      ['Edda Lorenz', false],
      ['Edda Lorenz', false],
    ]);
  });

  it('of somebody else is left as it is, whether one saves oneself or not', async () => {
    const page = await add('/zu-zweit');
    await write(page, 'Eddas', true);
    expect(versionsOf(await write(page, 'Odos', true, odo()))[0]).toEqual(['Odo Lorenz', true]);
    const saved = await write(page, 'Eddas zweite', false);
    expect(versionsOf(saved)).toEqual([
      ['Edda Lorenz', false],
      ['Odo Lorenz', true],
      ['Edda Lorenz', true],
      ['Edda Lorenz', false],
    ]);
  });

  it('is seen by nobody, and refused over a newer one', async () => {
    const page = await add('/unfertig');
    await write(page, 'Fertig', false);
    await act(page, 'publish');
    const before = await read(page);
    await write(page, 'Unfertig', true);
    expect((await seen('/unfertig')).text).toContain('Fertig');
    const late = await odo().post(CALLS.savePageBlocks.path, {
      ...{ PageId: page.Id, Version: before.Version, Blocks: [], IsAutosave: true },
    });
    expect([late.status, late.problem().code]).toEqual([409, 'VERSION_CONFLICT']);
  });
});

describe('an archived page', () => {
  it('is left out of lists, not written, and comes back', async () => {
    const page = await add('/im-archiv');
    expect((await act(page, 'archive')).status).toBe(200);
    const paths = async (state: 'archived' | 'draft') =>
      (await edda().call(CALLS.staffPages, { query: { state, search: 'im-archiv' } })).Rows.map(({ Path }) => Path);
    expect([await paths('draft'), await paths('archived')]).toEqual([[], ['/im-archiv']]);
    expect(await read(page)).toMatchObject({ IsArchived: true, Actions: [], ArchiveActions: ['unarchive', 'delete'] });
    expect((await act(page, 'publish')).problem()).toMatchObject({
      ...{ code: 'CONFLICT', detail: 'Die Seite ist archiviert. Holen Sie sie zuerst aus dem Archiv.' },
    });
    expect((await act(page, 'unarchive')).status).toBe(200);
    expect(await paths('draft')).toEqual(['/im-archiv']);
  });
});

describe('a page that is deleted', () => {
  it('was withdrawn first; its address and those that led to it answer 404', async () => {
    const page = await add('/weg-damit');
    await act(page, 'publish');
    expect((await remove(page)).problem()).toMatchObject({
      ...{ code: 'CONFLICT', detail: 'Besucher sehen die Seite. Ziehen Sie sie zuerst zurück.' },
    });
    await act(page, 'withdraw');
    expect((await remove(page)).status).toBe(200);
    expect((await seen('/weg-damit')).status).toBe(404);
    expect((await redirect('/weg-damit')).status).toBe(404);
    expect((await edda().get(`/api/support/cms/seiten/${page.Id}`)).status).toBe(404);
    const [row] = await api()
      .db.select()
      .from(auditLog)
      .innerJoin(auditOutcomes, eq(auditLog.id, auditOutcomes.auditId))
      .where(eq(auditLog.callId, 'removePage'))
      .orderBy(desc(auditLog.id));
    expect(row?.audit_outcomes).toMatchObject({
      before: { path: '/weg-damit', title: 'Neue Seite' },
      after: { redirectTo: null },
    });
  });

  it('leads to another page for good where an editor says so', async () => {
    const page = await add('/umzug');
    await act(page, 'publish');
    await act(page, 'withdraw');
    expect((await remove(page, '/gibt-es-nicht')).problem().errors).toEqual([
      expect.objectContaining({ path: 'body.RedirectTo', code: 'PATH_NXT' }),
    ]);
    expect((await remove(page, '/impressum')).status).toBe(200);
    expect((await redirect('/umzug')).json()).toEqual({ Path: '/impressum' });
  });

  it('is none that others name, that a menu leads to, or that was a legal text in force', async () => {
    const { Rows } = await edda().call(CALLS.staffPages, { query: { search: 'impressum', country: '1' } });
    const fixed = await edda().call(CALLS.staffPage, { params: { pageId: String(Rows[0]?.Id) } });
    expect(fixed.ArchiveActions).toEqual([]);
    const listed = await add('/im-menue');
    const entry = { countryId: 1, menu: 'footer-help', position: 90, text: 'Neu', href: '/im-menue' } as const;
    await api().db.insert(menuEntries).values(entry);
    expect((await remove(listed)).problem().detail).toMatch(/^Ein Menü führt zu dieser Seite/);
    const legal = await add('/hinweise', { Kind: 'legal', ValidFrom: '2026-01-01' });
    await act(legal, 'publish');
    await act(legal, 'withdraw');
    expect((await remove(legal)).problem().detail).toMatch(/^Ein Rechtstext, der einmal galt/);
  });
});

describe('the plan of a month', () => {
  it('has what goes live or went, by time', async () => {
    const page = await add('/im-plan');
    const { Version } = await read(page);
    const At = '2027-01-31T22:30:00.000Z';
    await edda().call(CALLS.actOnPage, { body: { PageId: page.Id, Version, Act: 'plan', At } });
    const plan = async (month: string) =>
      (await edda().call(CALLS.contentPlan, { params: { month } })).Entries.filter(({ Path }) => Path === '/im-plan');
    expect(await plan('2027-01')).toEqual([
      {
        ...{ PageId: page.Id, CountryId: 1, Kind: 'page', Title: 'Neue Seite', Path: '/im-plan' },
        ...{ State: 'planned', At },
      },
    ]);
    expect(await plan('2027-02')).toEqual([]);
  });
});
