import { crc32 } from 'node:zlib';
import type { Database } from '@heizplatz/api-platform';
import {
  DEFAULT_MENUS,
  MENU_KEYS,
  type CountryId,
  type MenuEntry,
  type MenuKey,
  type StaffMenu,
} from '@heizplatz/contract';
import { listMenuEntries, replaceMenuEntries } from './menu-repository';

/** Menus have no row of their own: what they say stands for their version. */
const getVersion = (entries: readonly MenuEntry[]): number =>
  entries.length === 0 ? 0 : crc32(JSON.stringify(entries.map(({ Text, Href, IsHidden }) => [Text, Href, IsHidden])));

/** Its entries; if the menu was never saved, those that the site displays. */
export async function readMenu(db: Database, countryId: CountryId, menu: MenuKey): Promise<StaffMenu> {
  const rows = await listMenuEntries(db, countryId, menu);
  const written = rows.map(({ text, href, isHidden }) => ({ Text: text, Href: href, IsHidden: isHidden }));
  const Entries = rows.length > 0 ? written : DEFAULT_MENUS[menu].map((line) => ({ ...line, IsHidden: false }));
  return { CountryId: countryId, Menu: menu, Version: getVersion(written), Entries };
}

export const readMenus = (db: Database, countryId: CountryId): Promise<StaffMenu[]> =>
  Promise.all(MENU_KEYS.map((menu) => readMenu(db, countryId, menu)));

export const writeMenu = (
  tx: Database,
  { CountryId: countryId, Menu: menu, Entries }: Omit<StaffMenu, 'Version'>,
): Promise<void> =>
  replaceMenuEntries(
    tx,
    { countryId, menu },
    Entries.map(({ Text, Href, IsHidden }) => ({ text: Text, href: Href, isHidden: IsHidden })),
  );
