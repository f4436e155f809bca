import type { Database } from '@heizplatz/api-platform';
import type { CountryId } from '@heizplatz/contract';
import { and, asc, eq } from 'drizzle-orm';
import { menuEntries } from '../content-pages/schema';

type MenuEntryRow = typeof menuEntries.$inferSelect;

const isOf = (countryId: CountryId, menu: string) =>
  and(eq(menuEntries.countryId, countryId), eq(menuEntries.menu, menu));

/** Hidden ones too. */
export const listMenuEntries = (db: Database, countryId: CountryId, menu: string): Promise<MenuEntryRow[]> =>
  db.select().from(menuEntries).where(isOf(countryId, menu)).orderBy(asc(menuEntries.position));

/** In the order of the input. */
export async function replaceMenuEntries(
  tx: Database,
  { countryId, menu }: Pick<MenuEntryRow, 'countryId' | 'menu'>,
  entries: readonly Pick<MenuEntryRow, 'text' | 'href' | 'isHidden'>[],
): Promise<void> {
  await tx.delete(menuEntries).where(isOf(countryId, menu));
  if (entries.length > 0)
    await tx.insert(menuEntries).values(entries.map((entry, position) => ({ ...entry, countryId, menu, position })));
}

/** The menus of a country that lead to a path, hidden entries among them. */
export async function listMenusTo(db: Database, countryId: CountryId, path: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ menu: menuEntries.menu })
    .from(menuEntries)
    .where(and(eq(menuEntries.countryId, countryId), eq(menuEntries.href, path)));
  return rows.map(({ menu }) => menu);
}
