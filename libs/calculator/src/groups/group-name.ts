import type { ProductGroup } from './product-groups.ts';
import type { GroupDescription } from './describe-group.ts';

/** Where a country has its own word (rule GOODS-11); every other name is the group's. */
const OWN_NAMES: Readonly<Record<number, Partial<Record<number, string>>>> = {
  2: { 1: 'Heizöl Extraleicht', 7: 'Scheitholz', 9: 'Hackgut' },
  3: { 7: 'Cheminéeholz' },
};

const getOwnName = (id: GroupDescription['id'], countryId: number): string | undefined =>
  id === 'other' ? undefined : OWN_NAMES[countryId]?.[id];

/** A group's name as a country calls it (1 DE, 2 AT, 3 CH). */
export const groupName = ({ id, name }: Pick<GroupDescription, 'id' | 'name'>, countryId: number): string =>
  getOwnName(id, countryId) ?? name;

/** For chips and tabs. */
export const groupShortName = (
  { id, shortName }: Pick<GroupDescription, 'id' | 'shortName'>,
  countryId: number,
): string => getOwnName(id, countryId) ?? shortName;

/** What products of a group begin with, where that is not the group's name. */
const PRODUCT_STEMS: Partial<Record<number, string>> = { 1: 'Heizöl EL' };

/** A product's name as a country calls it: 'Hackschnitzel feucht' is 'Hackgut feucht' in Austria. */
export function productName(name: string, { id, name: nameOfGroup }: ProductGroup, countryId: number): string {
  const own = OWN_NAMES[countryId]?.[id];
  const stem = PRODUCT_STEMS[id] ?? nameOfGroup;
  return own !== undefined && name.startsWith(stem) ? own + name.slice(stem.length) : name;
}
