import { auditLog, auditOutcomes } from '@heizplatz/api-platform';
import { CALLS, type CallInput, type StaffPage } from '@heizplatz/contract';
import { desc, eq } from 'drizzle-orm';
import { contentRedirects, contents, contentVersions } from '../content-pages/schema';
import { publishPlanned } from './publish-planned';
import { withEditors } from './testing/with-editors';

const { api, edda, odo, seen } = withEditors();

type Labels = Omit<CallInput<typeof CALLS.savePage>['body'], 'PageId' | 'Version'>;
const TERMS: Labels = {
  ...{ CountryId: 1, Kind: 'page', Path: '/neue-seite', Topic: null, Title: 'Neue Seite' },
  ...{ Description: 'Worum es geht', ValidFrom: null },
};
const add = (labels: Partial<Labels>) =>
  edda().call(CALLS.savePage, { body: { PageId: null, Version: 0, ...TERMS, ...labels } });
const getLabels = ({ CountryId, Kind, Path, Topic, Title, Description, ValidFrom }: StaffPage) => ({
  ...{ CountryId, Kind, Path, Topic, Title, Description, ValidFrom },
});
const save = (page: StaffPage, labels: Partial<Labels>) =>
  edda().post(CALLS.savePage.path, { PageId: page.Id, Version: page.Version, ...getLabels(page), ...labels });
const action = (page: StaffPage, Command: 'publish' | 'plan' | 'unplan' | 'withdraw', At: string | null = null) =>
  edda().call(CALLS.actOnPage, { body: { PageId: page.Id, Version: page.Version, Act: Command, At } });
const write = (page: StaffPage, Text: string) =>
  edda().call(CALLS.savePageBlocks, {
    body: { PageId: page.Id, Version: page.Version, Blocks: [{ Kind: 'text', Text }] },
  });
const read = (page: StaffPage) => edda().call(CALLS.staffPage, { params: { pageId: page.Id } });

describe('the list of pages', () => {
  it('stands by country and path, with what other countries lack', async () => {
    const { Rows, Total } = await edda().call(CALLS.staffPages, { query: { size: '100' } });
    expect(Total).toBe(Rows.length);
    expect(Rows.map(({ CountryId }) => CountryId)).toEqual(Rows.map(({ CountryId }) => CountryId).sort());
    expect(Rows.find(({ Path }) => Path === '/vertrag-widerrufen')).toMatchObject({
      ...{ CountryId: 1, State: 'live', IsShown: true, MissingIn: [3], Depth: 0 },
    });
  });

  it.each([
    [{ missing: '3', country: '1' }, ['/vertrag-widerrufen']],
    [{ state: 'draft' }, []],
    [{ mine: '1' }, []],
    [{ search: 'impress', country: '2' }, ['/impressum']],
    [{ kind: 'info' }, []],
  ] as const)('with %j has %j', async (query, paths) => {
    const { Rows } = await edda().call(CALLS.staffPages, { query });
    expect(Rows.map(({ Path }) => Path)).toEqual(paths);
  });

  it('sorts by each of its columns', async () => {
    for (const sort of ['path', '-title', 'changed', '-live'])
      expect((await edda().call(CALLS.staffPages, { query: { sort } })).Rows).toHaveLength(25);
  });
});

describe('a page', () => {
  it('is written, published, and seen', async () => {
    const page = await add({ Path: '/erste-seite' });
    expect(page).toMatchObject({ State: 'draft', IsShown: false, Version: 1 });
    expect((await seen('/erste-seite')).status).toBe(404);
    const written = await write(page, 'Guten Tag');
    const live = await action(written, 'publish');
    expect(live).toMatchObject({ State: 'live', IsShown: true, Address: 'http://localhost:4200/erste-seite' });
    expect((await seen('/erste-seite')).text).toContain('Guten Tag');
    const again = await write(live, 'Ganz neu');
    expect(again).toMatchObject({ State: 'draft', IsShown: true });
    expect((await seen('/erste-seite')).text).toContain('Guten Tag');
    const mine = await edda().call(CALLS.staffPages, { query: { mine: '1', state: 'draft' } });
    expect(mine.Rows.map(({ Path, IsShown }) => [Path, IsShown])).toEqual([['/erste-seite', true]]);
  });

  it('that is planned is seen at its time; the job makes nodes forget what was', async () => {
    const page = await write(await add({ Path: '/geplant' }), 'Ab Dezember');
    const At = '2026-12-01T06:00:00.000Z';
    const planned = await action(page, 'plan', At);
    expect(planned).toMatchObject({ State: 'planned', GoesLiveAt: At });
    const refused = await edda().post(CALLS.savePageBlocks.path, {
      PageId: page.Id,
      Version: planned.Version,
      Blocks: [],
    });
    expect([refused.status, refused.problem().code]).toEqual([409, 'CONFLICT']);
    expect((await seen('/geplant')).status).toBe(404);
    const [row] = await api().db.select().from(contentVersions).where(eq(contentVersions.contentId, page.Id));
    const around = {
      ...{ db: api().db, services: api().services, random: () => 0.5, log: api().app.log, isLastAttempt: false },
    };
    const run = (now: string) => publishPlanned.run({ versionId: row?.id }, { ...around, clock: () => new Date(now) });
    await run('2026-11-30T06:00:00Z');
    expect((await read(page)).State).toBe('planned');
    await expect(run('2026-12-01T05:59:58Z')).rejects.toThrow('time has not come');
    api().setNow(new Date('2026-12-01T06:00:01Z'));
    expect((await seen('/geplant')).text).toContain('Ab Dezember');
    await run('2026-12-01T06:00:01Z');
    const [live] = await api().db.select().from(contentVersions).where(eq(contentVersions.contentId, page.Id));
    expect(live?.state).toBe('live');
    // A form opened between its time and the job is not outdated, and can be saved.
    const [content] = await api().db.select().from(contents).where(eq(contents.id, page.Id));
    expect(content?.version).toBe(planned.Version);
  });

  it('is planned for the time to come only, and a plan is taken back', async () => {
    const page = await add({ Path: '/zurueck' });
    const body = { PageId: page.Id, Version: page.Version, Act: 'plan' };
    for (const [At, code] of [
      ['2026-11-20T00:00:00.000Z', 'DATE_PAST'],
      [null, 'REQUIRED'],
    ]) {
      const refused = await edda().post(CALLS.actOnPage.path, { ...body, At });
      expect(refused.problem().errors).toEqual([{ path: 'body.At', code }]);
    }
    const planned = await action(page, 'plan', '2026-12-01T06:00:00.000Z');
    expect(await action(planned, 'unplan')).toMatchObject({ State: 'draft', GoesLiveAt: null });
  });

  it('that is withdrawn is gone, and comes back from its versions', async () => {
    const first = await action(await write(await add({ Path: '/weg' }), 'Alt'), 'publish');
    api().setNow(new Date('2026-11-21T11:05:00Z'));
    const second = await action(await write(first, 'Neu'), 'publish');
    api().setNow(new Date('2026-11-21T11:10:00Z'));
    const gone = await action(second, 'withdraw');
    expect([gone.State, gone.IsShown, (await seen('/weg')).status]).toEqual(['withdrawn', false, 404]);
    const back = await edda().call(CALLS.restorePageVersion, {
      body: { PageId: gone.Id, Version: gone.Version, Number: 1 },
    });
    expect(back).toMatchObject({ State: 'draft', Blocks: [{ Text: 'Alt' }] });
    expect(back.Versions.map(({ Number, State }) => [Number, State])).toEqual([
      [4, 'draft'],
      [3, 'withdrawn'],
      [2, 'live'],
      [1, 'live'],
    ]);
    await action(back, 'publish');
    expect((await seen('/weg')).text).toContain('Alt');
    const version = await edda().call(CALLS.staffPageVersion, { params: { pageId: gone.Id, number: '2' } });
    expect(version.Blocks).toEqual([{ Kind: 'text', Text: 'Neu' }]);
  });
});

describe('an address', () => {
  it('that moves leads on for good, over more than one move and back', async () => {
    const page = await action(await add({ Path: '/eins' }), 'publish');
    const moved = await edda().call(CALLS.savePage, {
      body: { PageId: page.Id, Version: page.Version, ...getLabels(page), Path: '/zwei' },
    });
    expect(moved).toMatchObject({ Path: '/zwei', MovedFrom: ['/eins'], State: 'live' });
    const again = await edda().call(CALLS.savePage, {
      body: { PageId: page.Id, Version: moved.Version, ...getLabels(moved), Path: '/drei' },
    });
    expect(again.MovedFrom).toEqual(['/eins', '/zwei']);
    const query = { params: { countryId: 1 as const }, query: { path: '/eins' } };
    expect(await api().visitor().call(CALLS.contentRedirect, query)).toEqual({ Path: '/drei' });
    const back = await edda().call(CALLS.savePage, {
      body: { PageId: page.Id, Version: again.Version, ...getLabels(again), Path: '/eins' },
    });
    expect(back.MovedFrom).toEqual(['/drei', '/zwei']);
    expect((await seen('/eins')).status).toBe(200);
  });

  it('of a draft that nobody saw leads nowhere', async () => {
    const page = await add({ Path: '/nie-gesehen' });
    await save(page, { Path: '/doch-anders' });
    expect(await api().db.$count(contentRedirects, eq(contentRedirects.fromPath, '/nie-gesehen'))).toBe(0);
  });

  it.each([
    ['/x/gemeinsam-bestellen', 'PATH_OWNED', '/:productGroup/gemeinsam-bestellen'],
    ['/x/angebotsliste', 'PATH_OWNED', '/:productGroup/angebotsliste'],
    ['/support/geheim', 'PATH_OWNED', '/support/*'],
    ['/pelletpreise', 'PATH_OWNED', '/pelletpreise'],
    ['/impressum', 'PATH_TAKEN', '/impressum'],
  ])('%s is refused by name', async (Path, code, named) => {
    const refused = await edda().post(CALLS.savePage.path, { PageId: null, Version: 0, ...TERMS, Path });
    expect(refused.problem()).toMatchObject({ status: 400, errors: [{ path: 'body.Path', code }] });
    expect(refused.problem().detail).toContain(named);
  });

  it.each(['neu', '/Neu', '/neu/', '//neu', '/neu?x', '/n ö', '/neu.html', '/', '/../x'])(
    '%s is none',
    async (Path) => {
      const refused = await edda().post(CALLS.savePage.path, { PageId: null, Version: 0, ...TERMS, Path });
      expect(refused.problem().errors).toEqual([{ path: 'body.Path', code: 'PATH_INV' }]);
    },
  );

  it('that the house names stays', async () => {
    const { Rows } = await edda().call(CALLS.staffPages, { query: { search: 'impressum', country: '1' } });
    const page = await edda().call(CALLS.staffPage, { params: { pageId: Rows[0]?.Id ?? 0 } });
    expect(page.IsPathFixed).toBe(true);
    expect((await save(page, { Path: '/wir' })).problem().errors).toEqual([{ path: 'body.Path', code: 'PATH_FIXED' }]);
  });
});

describe('two editors', () => {
  it('are shown both versions, and the audit log knows who wrote', async () => {
    const page = await add({ Path: '/zu-zweit' });
    await odo().call(CALLS.savePage, {
      body: { PageId: page.Id, Version: page.Version, ...getLabels(page), Title: 'Von Odo' },
    });
    const late = await save(page, { Title: 'Von Edda' });
    expect([late.status, late.problem().code]).toEqual([409, 'VERSION_CONFLICT']);
    expect(late.problem().context).toMatchObject({ Current: { Title: 'Von Odo', Version: page.Version + 1 } });
    const blocks = { PageId: page.Id, Version: page.Version, Blocks: [] };
    expect((await edda().post(CALLS.savePageBlocks.path, blocks)).problem().code).toBe('VERSION_CONFLICT');
    const rows = await api()
      .db.select()
      .from(auditLog)
      .innerJoin(auditOutcomes, eq(auditLog.id, auditOutcomes.auditId))
      .where(eq(auditLog.callId, 'savePage'))
      .orderBy(desc(auditLog.id));
    expect(rows.map(({ audit_log }) => audit_log.actorName)).toContain('Odo Lorenz');
  });
});

describe('a legal text', () => {
  it('is seen from its day on, and needs one', async () => {
    const content = { Kind: 'legal', Path: '/neue-regeln' } as const;
    const refused = await edda().post(CALLS.savePage.path, { PageId: null, Version: 0, ...TERMS, ...content });
    expect(refused.problem().errors).toEqual([{ path: 'body.ValidFrom', code: 'REQUIRED' }]);
    const page = await write(await add({ ...content, ValidFrom: '2026-12-24' }), 'Regeln');
    const planned = await action(page, 'publish');
    expect(planned).toMatchObject({ State: 'planned', GoesLiveAt: '2026-12-23T23:00:00.000Z' });
    expect((await seen('/neue-regeln')).status).toBe(404);
    api().setNow(new Date('2026-12-23T23:00:01Z'));
    expect((await seen('/neue-regeln')).status).toBe(200);
  });
});

describe('links of a page', () => {
  it('to own paths that answer nobody are named', async () => {
    const page = await add({ Path: '/mit-links' });
    const Runs = ['/impressum', '/gibt-es-nicht', '/heizoel/angebotsliste', '/news/artikel/nie', 'https://example.com'];
    const saved = await edda().call(CALLS.savePageBlocks, {
      body: {
        PageId: page.Id,
        Version: page.Version,
        Blocks: [{ Kind: 'rich', Runs: Runs.map((Href) => ({ Text: `zu ${Href}`, Href })) }],
      },
    });
    expect(saved.BrokenLinks).toEqual([
      { Href: '/gibt-es-nicht', Text: 'zu /gibt-es-nicht' },
      { Href: '/news/artikel/nie', Text: 'zu /news/artikel/nie' },
    ]);
  });
});

describe('what is not there', () => {
  it('is 404', async () => {
    const query = { PageId: 999_999, Version: 1 };
    expect((await edda().get('/api/support/cms/seiten/999999')).status).toBe(404);
    expect((await edda().get('/api/support/cms/seiten/999999/fassungen/1')).status).toBe(404);
    expect((await edda().get('/api/support/cms/seiten/999999/kopie?country=2')).status).toBe(404);
    expect((await edda().get('/api/support/cms/seiten/999999/vorschau')).status).toBe(404);
    for (const [path, body] of [
      [CALLS.savePage.path, { ...query, ...TERMS }],
      [CALLS.savePageBlocks.path, { ...query, Blocks: [] }],
      [CALLS.actOnPage.path, { ...query, Act: 'publish', At: null }],
      [CALLS.restorePageVersion.path, { ...query, Number: 1 }],
      [CALLS.copyPage.path, { PageId: 999_999, CountryId: 2, Takes: [] }],
    ] as const)
      expect([path, (await edda().post(path, body)).status]).toEqual([path, 404]);
  });
});
