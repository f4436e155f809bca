import { identityHandlers } from '@heizplatz/api-identity';
import { TEST_NOW, type TestClient, withApi } from '@heizplatz/api-platform/testing';
import { CALLS, type StaffPage } from '@heizplatz/contract';
import { contentHandlers } from '../content-pages/content-handlers';
import { staffContentHandlers } from './staff-content-handlers';
import { editor } from './testing/editor';

const api = withApi({ handlers: [...identityHandlers, ...contentHandlers, ...staffContentHandlers] });
let staff: TestClient;
beforeAll(async () => {
  staff = await editor(api());
});

const add = ({ Path, Title = 'Seite' }: { Path: string; Title?: string }) =>
  staff.call(CALLS.savePage, {
    body: {
      ...{ PageId: null, Version: 0, CountryId: 1, Kind: 'page', Path, Topic: null, Title },
      ...{ Description: '', ValidFrom: null },
    },
  });
const write = (page: StaffPage, Text: string) =>
  staff.call(CALLS.savePageBlocks, {
    body: { PageId: page.Id, Version: page.Version, Blocks: [{ Kind: 'text', Text }] },
  });

describe('a copy', () => {
  it('names what would change, takes what is taken, and is the same page elsewhere', async () => {
    const page = await write(
      await add({ Path: '/kopiert', Title: 'Große Mengen Kaminholz im Januar' }),
      'Maße und MwSt.',
    );
    const check = await staff.call(CALLS.checkPageCopy, { params: { pageId: page.Id }, query: { country: 3 } });
    expect(check.ExistingPageId).toBeNull();
    expect(check.Changes.map(({ From, Count }) => [From, Count])).toEqual([
      ['MwSt.', 1],
      ['Kaminholz', 1],
      ['ß', 2],
    ]);
    const copy = await staff.call(CALLS.copyPage, {
      body: { PageId: page.Id, CountryId: 3, Takes: ['ß', 'Kaminholz'] },
    });
    expect(copy).toMatchObject({
      ...{ CountryId: 3, Path: '/kopiert', State: 'draft', Title: 'Grosse Mengen Cheminéeholz im Januar' },
      Blocks: [{ Kind: 'text', Text: 'Masse und MwSt.' }],
    });
    expect(copy.Countries.map(({ CountryId }) => CountryId)).toEqual([1, 3]);
    const again = await staff.call(CALLS.copyPage, { body: { PageId: page.Id, CountryId: 3, Takes: [] } });
    expect([again.Id, again.Versions.length]).toEqual([copy.Id, 2]);
  });

  it('to its own country is refused', async () => {
    const page = await add({ Path: '/nicht-kopiert' });
    const refused = await staff.post(CALLS.copyPage.path, { PageId: page.Id, CountryId: 1, Takes: [] });
    expect(refused.status).toBe(400);
  });
});

describe('a preview', () => {
  it('shows the draft by its link to anybody, until its time is over', async () => {
    const page = await write(await add({ Path: '/vorschau-seite' }), 'Nur zum Ansehen');
    const link = await staff.call(CALLS.pagePreviewLink, { params: { pageId: page.Id } });
    expect(link.Address).toBe(`http://localhost:4200${link.Path}`);
    const path = `/api/content-preview/${link.Path.replace('/vorschau/', '')}`;
    const view = await api().visitor().get(path);
    expect([view.status, view.text.includes('Nur zum Ansehen')]).toEqual([200, true]);
    expect(view.headers['cache-control']).toContain('no-store');
    expect((await api().visitor().get(`${path}x`)).status).toBe(404);
    api().setNow(new Date(TEST_NOW.getTime() + 8 * 86_400_000));
    expect((await api().visitor().get(path)).status).toBe(404);
  });
});
