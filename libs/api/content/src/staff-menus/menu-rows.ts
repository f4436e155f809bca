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
import { and, asc, eq } from 'drizzle-orm';
import { menuEntries } from '../content-pages/schema';

/** Menus have no row of their own: what they say stands for their version. */
const versionOf = (entries: readonly MenuEntry[]): number =>
  entries.length === 0 ? 0 : crc32(JSON.stringify(entries.map(({ Text, Href, IsHidden }) => [Text, Href, IsHidden])));

/** Its entries; of one that nobody wrote those that the site shows. */
export async function readMenu(db: Database, countryId: CountryId, menu: MenuKey): Promise<StaffMenu> {
  const rows = await db
    .select()
    .from(menuEntries)
    .where(and(eq(menuEntries.countryId, countryId), eq(menuEntries.menu, menu)))
    .orderBy(asc(menuEntries.position));
  const written = rows.map(({ text, href, isHidden }) => ({ Text: text, Href: href, IsHidden: isHidden }));
  const Entries = rows.length > 0 ? written : DEFAULT_MENUS[menu].map((line) => ({ ...line, IsHidden: false }));
  return { CountryId: countryId, Menu: menu, Version: versionOf(written), Entries };
}

export const readMenus = (db: Database, countryId: CountryId): Promise<StaffMenu[]> =>
  Promise.all(MENU_KEYS.map((menu) => readMenu(db, countryId, menu)));

export async function writeMenu(
  tx: Database,
  { CountryId: countryId, Menu: menu, Entries }: Omit<StaffMenu, 'Version'>,
): Promise<void> {
  await tx.delete(menuEntries).where(and(eq(menuEntries.countryId, countryId), eq(menuEntries.menu, menu)));
  if (Entries.length === 0) return;
  await tx.insert(menuEntries).values(
    Entries.map(({ Text, Href, IsHidden }, position) => ({
      ...{ countryId, menu, position, text: Text, href: Href, isHidden: IsHidden },
    })),
  );
}
