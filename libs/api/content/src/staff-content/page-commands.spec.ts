import { identityHandlers } from '@heizplatz/api-identity';
import { insertCustomer, loggedIn } from '@heizplatz/api-identity/testing';
import { TEST_NOW, type TestClient, withApi } from '@heizplatz/api-platform/testing';
import { CALLS, type CountryId, PageAction, PageArchiveAction, PageState, type StaffPage } from '@heizplatz/contract';
import { ROLES } from '@heizplatz/identity';
import { insertVersions, type NewVersionRow } from '../content-pages/new-content-repository';
import { PAGE_COMMANDS, type PageCommand, type PageCommandName } from './page-commands';
import { openPage } from './open-page';
import { insertPage, findVersions } from './page-repository';
import { staffContentHandlers } from './staff-content-handlers';
import { editor } from './testing/editor';

const api = withApi({ handlers: [...identityHandlers, ...staffContentHandlers] });
let staff: TestClient;
beforeAll(async () => {
  staff = await editor(api());
});

const HOUR_MS = 3_600_000;
const ago = (hours: number): Date => new Date(TEST_NOW.getTime() - hours * HOUR_MS);
const GOES_LIVE_AT: Readonly<Record<PageState, Date | null>> = {
  ...{ draft: null, planned: ago(-2), live: ago(1), withdrawn: ago(1) },
};
let pages = 0;

/** A page whose first version is live, and whose newest is in this state. */
async function insert(
  state: PageState,
  { wasShown: wasVisible = true, countryId = 1 as CountryId, sharedKey = '' } = {},
) {
  const path = `/seite-${++pages}`;
  const row = { countryId, kind: 'page', path, topic: null, sharedKey: sharedKey || path } as const;
  const contentId = await insertPage(api().db, row);
  if (contentId === undefined) throw new Error(`${path} is taken`);
  const version = { contentId, title: 'Lager', description: '', blocks: [], authorName: 'Edda Lorenz' };
  const first: NewVersionRow = { ...version, number: 1, state: 'live', goesLiveAt: ago(2) };
  const newest: NewVersionRow = { ...version, number: 2, state, goesLiveAt: GOES_LIVE_AT[state] };
  await insertVersions(api().db, wasVisible ? [first, newest] : [newest]);
  return contentId;
}

const read = (pageId: number): Promise<StaffPage> =>
  staff.call(CALLS.staffPage, { params: { pageId: String(pageId) } });
const run = (PageId: number, Command: PageAction | 'archive' | 'unarchive', client = staff) => {
  const At = Command === 'plan' ? ago(-3).toISOString() : null;
  return client.post(CALLS.actOnPage.path, { PageId, Version: 1, Act: Command, At });
};
const save = async (PageId: number, content: object) => {
  const { CountryId, Kind, Path, Topic, Title, Description, ValidFrom } = await read(PageId);
  const body = { CountryId, Kind, Path, Topic, Title, Description, ValidFrom, ...content };
  return staff.post(CALLS.savePage.path, { PageId, Version: 1, ...body });
};
const copyOnto = async (pageId: number) => {
  const [country] = (await read(pageId)).Countries;
  if (!country) throw new Error('a page without a country');
  const sharedKey = (await read(pageId)).Path;
  const source = await insert('live', { countryId: 2, sharedKey });
  return staff.post(CALLS.copyPage.path, { PageId: source, CountryId: country.CountryId, Takes: [] });
};

const EXECUTE: Readonly<Record<PageCommandName, (pageId: number) => Promise<Awaited<ReturnType<typeof run>>>>> = {
  publish: (pageId) => run(pageId, 'publish'),
  plan: (pageId) => run(pageId, 'plan'),
  unplan: (pageId) => run(pageId, 'unplan'),
  withdraw: (pageId) => run(pageId, 'withdraw'),
  writeText: (pageId) => save(pageId, { Title: 'Lager planen' }),
  writeBlocks: (PageId) =>
    staff.post(CALLS.savePageBlocks.path, { PageId, Version: 1, Blocks: [{ Kind: 'text', Text: 'Neu' }] }),
  restoreVersion: (PageId) => staff.post(CALLS.restorePageVersion.path, { PageId, Version: 1, Number: 1 }),
  replaceByCopy: copyOnto,
  archive: (pageId) => run(pageId, 'archive'),
  unarchive: (pageId) => run(pageId, 'unarchive'),
  delete: (PageId) => staff.post(CALLS.removePage.path, { PageId, Version: 1, RedirectTo: null }),
  move: (pageId) => save(pageId, { Path: `/umgezogen-${pageId}` }),
};
const NAMES = Object.keys(PAGE_COMMANDS) as PageCommandName[];

/** How many versions there are afterwards, of two. */
function versionCount({ writes }: PageCommand, state: PageState): number {
  if (writes === 'added') return 3;
  return writes === 'draft' && state !== 'draft' ? 3 : 2;
}

describe('the table of a page’s commands', () => {
  it.each(NAMES)('%s is executed as it says, in its states alone', async (name) => {
    const command: PageCommand = PAGE_COMMANDS[name];
    for (const state of PageState.options) {
      const pageId = await insert(state);
      const open = await openPage(api().db, pageId);
      const isExpected =
        command.from.includes(state) && (command.guards ?? []).every(({ holds }) => holds(open, TEST_NOW));
      const { Actions, ArchiveActions } = await read(pageId);
      if ([...PageAction.options, ...PageArchiveAction.options].some((action) => action === name))
        expect([state, [...Actions, ...ArchiveActions].some((action) => action === name)]).toEqual([state, isExpected]);
      const response = await EXECUTE[name](pageId);
      const [newest, ...older] = await findVersions(api().db, pageId);
      if (!isExpected) {
        expect([state, response.problem().code, newest?.state, older.length]).toEqual([state, 'CONFLICT', state, 1]);
        continue;
      }
      if (name === 'delete') {
        expect([state, response.status, newest]).toEqual([state, 200, undefined]);
        continue;
      }
      const stateAfter = command.writes === null ? state : command.to;
      expect([state, response.status, newest?.state]).toEqual([state, 200, stateAfter]);
      expect([state, older.length + 1]).toEqual([state, versionCount(command, state)]);
    }
  });

  it('withdraws nothing that nobody sees', async () => {
    const pageId = await insert('draft', { wasShown: false });
    expect(await read(pageId)).toMatchObject({ Actions: ['publish', 'plan'], ArchiveActions: ['archive', 'delete'] });
    expect((await run(pageId, 'withdraw')).problem()).toMatchObject({
      ...{ code: 'CONFLICT', detail: 'Die Seite ist für niemanden zu sehen.' },
    });
  });

  it.each(Object.values(ROLES))('lets %s execute what is its own', async (role) => {
    const email = `${role.toLowerCase()}@example.com`;
    await insertCustomer(api(), { email, roles: [role] });
    const client = await loggedIn(api(), email);
    for (const action of PageAction.options) {
      const { by, from }: PageCommand = PAGE_COMMANDS[action];
      const { status } = await run(await insert(from[0] ?? 'draft'), action, client);
      expect([action, status]).toEqual([action, by.includes(role) ? 200 : 403]);
    }
  });
});
