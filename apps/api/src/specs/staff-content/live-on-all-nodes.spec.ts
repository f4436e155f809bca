import { advertsHandlers, staffAdvertsHandlers } from '@heizplatz/api-advertising';
import { insertSlot, person } from '@heizplatz/api-advertising/testing';
import { contentHandlers, staffContentHandlers, staffMenusHandlers } from '@heizplatz/api-content';
import { editor } from '@heizplatz/api-content/testing';
import { identityHandlers } from '@heizplatz/api-identity';
import { listenForFlushes, createCallCache } from '@heizplatz/api-platform';
import { withApi } from '@heizplatz/api-platform/testing';
import { CALLS } from '@heizplatz/contract';
import pino from 'pino';

const api = withApi({
  handlers: [
    ...identityHandlers,
    ...contentHandlers,
    ...staffContentHandlers,
    ...staffMenusHandlers,
    ...advertsHandlers,
    ...staffAdvertsHandlers,
  ],
});

/** On another node: its responses, and through them its shell's cached documents. */
const cache = createCallCache();
const closers: (() => Promise<unknown>)[] = [];
beforeAll(async () => {
  const log = pino({ level: 'silent' });
  const flushes = await listenForFlushes({ databaseUrl: api().databaseUrl, cache, log });
  closers.push(flushes.close, cache.close);
});
afterAll(() => Promise.all(closers.map((close) => close())));

/** Nodes do not poll here, so a flush proves a notification; notifications of other tags arrive before. */
async function heardElsewhere(tag: string, action: () => Promise<unknown>): Promise<void> {
  const heard = new Promise<void>((resolve) => {
    const end = cache.onForget((tags) => {
      if (!tags.includes(tag)) return;
      end();
      resolve();
    });
  });
  await action();
  await heard;
}

describe('another node is told to forget', () => {
  it('pages, when one is published', async () => {
    const staff = await editor(api());
    const content = { Title: 'Lager', Description: '', ValidFrom: null };
    const added = await staff.call(CALLS.savePage, {
      body: { ...content, PageId: null, Version: 0, CountryId: 1, Kind: 'page', Path: '/lager-neu', Topic: null },
    });
    const body = { PageId: added.Id, Version: added.Version, Act: 'publish', At: null } as const;
    await heardElsewhere('pages', () => staff.call(CALLS.actOnPage, { body }));
    const query = { params: { countryId: 1 }, query: { path: '/lager-neu' } } as const;
    expect((await api().visitor().call(CALLS.contentPage, query))?.Title).toBe('Lager');
  });

  it('menus, when an entry is saved', async () => {
    const staff = await editor(api(), 'Mia');
    const body = { CountryId: 1, Menu: 'main', Version: 0, Entries: [] } as const;
    const Entries = [{ Text: 'News', Href: '/news', IsHidden: false }];
    await heardElsewhere('menus', () => staff.call(CALLS.saveMenu, { body: { ...body, Entries } }));
  });

  it('adverts, when a slot is switched off', async () => {
    const { client } = await person(api(), 'admanager');
    const SlotId = await insertSlot(api().db, { key: 'startseite' });
    const body = { SlotId, IsOn: false, Reason: 'Anzeige verärgert' };
    await heardElsewhere('adverts', () => client.call(CALLS.switchSlot, { body }));
  });
});
