import { identityHandlers } from '@heizplatz/api-identity';
import { insertCustomer, loggedIn } from '@heizplatz/api-identity/testing';
import { type TestClient, withApi } from '@heizplatz/api-platform/testing';
import { CALLS, DEFAULT_MENUS, MENU_KEYS } from '@heizplatz/contract';
import { ROLES } from '@heizplatz/identity';
import { contentHandlers } from '../content-pages/content-handlers';
import { seedContentPages } from '../content-pages/seed-content-pages';
import { staffMenusHandlers } from './staff-menus-handlers';

const api = withApi({
  handlers: [...identityHandlers, ...contentHandlers, ...staffMenusHandlers],
  prepare: (db) => seedContentPages(db, { mode: 'demo' }),
});
let editor: TestClient;
beforeAll(async () => {
  await insertCustomer(api(), { email: 'editor@example.com', roles: [ROLES.editor] });
  await insertCustomer(api(), { email: 'marketing@example.com', roles: [ROLES.marketing] });
  editor = await loggedIn(api(), 'editor@example.com');
});

const entry = (Text: string, Href: string, IsHidden = false) => ({ Text, Href, IsHidden });
const getMenu = async (key: string, countryId = 1) =>
  (await editor.call(CALLS.staffMenus, { params: { countryId } })).Menus.find(({ Menu }) => Menu === key);
const chrome = () =>
  api()
    .visitor()
    .call(CALLS.chromeMenus, { params: { countryId: 1 } });

describe('a menu', () => {
  it('that was never saved is edited as the lines that the site shows', async () => {
    const Entries = DEFAULT_MENUS.main.map(({ Text, Href }) => entry(Text, Href));
    expect(await getMenu('main')).toEqual({ CountryId: 1, Menu: 'main', Version: 0, Entries });
    expect(await chrome()).toEqual({ Main: [], Market: [], Help: [] });
  });

  it.each([1, 2, 3] as const)('of country %i is saved as it comes', async (CountryId) => {
    for (const Menu of MENU_KEYS) {
      const { Version = 0, Entries = [] } = (await getMenu(Menu, CountryId)) ?? {};
      const saved = await editor.call(CALLS.saveMenu, { body: { CountryId, Menu, Version, Entries } });
      await editor.call(CALLS.saveMenu, { body: { CountryId, Menu, Version: saved.Version, Entries: [] } });
    }
  });

  it('shows its entries in their order, and none that is hidden', async () => {
    const Entries = [entry('News', '/news'), entry('Hilfe', '/hilfe'), entry('Später', '/gibt-es-noch-nicht', true)];
    const body = { CountryId: 1, Menu: 'main', Version: 0, Entries };
    const saved = await editor.call(CALLS.saveMenu, { body });
    expect(saved.Entries).toEqual(Entries);
    expect((await chrome()).Main).toEqual([
      { Text: 'News', Href: '/news' },
      { Text: 'Hilfe', Href: '/hilfe' },
    ]);
    const late = await editor.post(CALLS.saveMenu.path, body);
    expect([late.status, late.problem().context?.['Current']]).toEqual([409, saved]);
    const emptied = await editor.call(CALLS.saveMenu, { body: { ...body, Version: saved.Version, Entries: [] } });
    expect(emptied.Version).toBe(0);
  });

  it.each([
    [1, entry('Weg', '/gibt-es-nicht'), 'Href', 'PATH_NXT'],
    [1, entry('Angebote', '/gibtesnicht/angebotsliste'), 'Href', 'PATH_NXT'],
    [3, entry('Vertrag', '/vertrag-widerrufen'), 'Href', 'PATH_NXT'],
    [3, entry('Größe', '/news'), 'Text', 'SHARP_S'],
    [1, entry('Skript', 'javascript:alert(1)'), 'Href', 'HREF_INV'],
    [1, entry('', '/news'), 'Text', 'REQUIRED'],
  ])('of country %i refuses %j', async (CountryId, wrong, field, code) => {
    const body = { CountryId, Menu: 'footer-help', Version: 0, Entries: [entry('News', '/news'), wrong] };
    const response = await editor.post(CALLS.saveMenu.path, body);
    expect([response.status, response.problem().errors]).toEqual([400, [{ path: `body.Entries.1.${field}`, code }]]);
  });

  it.each([
    '/',
    '/holzpellets-lose/angebotsliste',
    '/pelletpreise/bayern',
    '/pelletpreise#preisfaktoren',
    '/hilfe#bestellen',
    'https://example.com/',
  ])('may lead to %s', async (href) => {
    const { Version = 0 } = (await getMenu('footer-market', 2)) ?? {};
    const body = { CountryId: 2, Menu: 'footer-market', Version, Entries: [entry('Ziel', href)] };
    expect((await editor.post(CALLS.saveMenu.path, body)).status).toBe(200);
  });

  it('is the Editor’s', async () => {
    const marketing = await loggedIn(api(), 'marketing@example.com');
    expect((await marketing.get('/api/support/cms/menues/1')).status).toBe(403);
    expect((await marketing.post(CALLS.saveMenu.path, {})).status).toBe(403);
    expect((await editor.get('/api/support/cms/menues/9')).status).toBe(400);
    expect((await api().visitor().get('/api/site/9/chrome-menus')).status).toBe(400);
  });
});
