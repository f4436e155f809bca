import { impersonal } from '@heizplatz/identity';
import * as v from 'valibot';
import { ANYONE } from '../../access.ts';
import { defineCall } from '../../call.ts';
import { ContentText, CountryId, CountryIdText, Reference, requiredText } from '../../fields/fields.ts';
import { PageHref } from '../../contents/page-block.ts';
import { EDITORS } from '../../staff-access.ts';

/**
 * Header, the line of /info-center, and the columns of the footer that are not determined by goods, countries or law.
 */
export const MENU_KEYS = ['main', 'info-center', 'footer-market', 'footer-help'] as const;
export const MenuKey = v.picklist(MENU_KEYS, 'MENU_INV');
export type MenuKey = v.InferOutput<typeof MenuKey>;

const MAX_ENTRIES = 12;

const MenuEntry = v.object({ Text: impersonal('content', requiredText(60)), Href: PageHref, IsHidden: v.boolean() });
export type MenuEntry = v.InferOutput<typeof MenuEntry>;

export const StaffMenu = v.object({
  CountryId,
  Menu: MenuKey,
  /** A fingerprint of its entries; 0: none was ever saved, its entries are the lines that the site comes with. */
  Version: v.number(),
  Entries: v.array(MenuEntry),
});
export type StaffMenu = v.InferOutput<typeof StaffMenu>;

export const staffMenus = defineCall({
  id: 'staffMenus',
  summary: 'Menus of a country with their entries',
  method: 'GET',
  path: '/api/support/cms/menues/:countryId',
  params: v.object({ countryId: CountryIdText }),
  /** Known paths of the country, to choose from. */
  response: v.object({ Menus: v.array(StaffMenu), Paths: v.array(v.object({ Path: Reference, Title: ContentText })) }),
  access: EDITORS,
  csrf: false,
});

/** All entries in their order; none: the site shows the lines it comes with. VALIDATION: PATH_NXT (Entries.n.Href), SHARP_S (Entries.n.Text). */
export const saveMenu = defineCall({
  id: 'saveMenu',
  summary: 'Saves the entries of a menu',
  method: 'POST',
  path: '/api/support/cms/menues/speichern',
  body: v.object({
    CountryId,
    Menu: MenuKey,
    Version: v.number(),
    Entries: v.pipe(v.array(MenuEntry), v.maxLength(MAX_ENTRIES, 'TOO_MANY')),
  }),
  response: StaffMenu,
  access: EDITORS,
  csrf: true,
});

const Links = v.array(v.object({ Text: ContentText, Href: PageHref }));

/** What header and footer show; a menu that is empty stands for the lines the site comes with. */
export const chromeMenus = defineCall({
  id: 'chromeMenus',
  summary: 'Links of header and footer',
  method: 'GET',
  path: '/api/site/:countryId/chrome-menus',
  params: v.object({ countryId: CountryIdText }),
  response: v.object({ Main: Links, Market: Links, Help: Links }),
  access: ANYONE,
  csrf: false,
  cacheSeconds: 3600,
  tags: ['menus'],
});
