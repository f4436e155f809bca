import { groupName, PRODUCT_GROUPS, productPagePath, type ProductGroupId } from '@heizplatz/calculator';
import type { CountryId } from '@heizplatz/contract';
import type { Match } from './match';
import { hasText } from './has-text';

/** What else people call it, in all three countries. */
const OTHER_NAMES: Readonly<Partial<Record<ProductGroupId, string>>> = {
  1: 'Heizöl Extraleicht Öl Ölheizung',
  2: 'Dieselkraftstoff Treibstoff',
  3: 'Pellets lose Ware eingeblasen',
  4: 'Pellets Säcke Palette',
  5: 'Harnstofflösung AUS 32',
  6: 'Pellets Big Bag Bigbag',
  7: 'Brennholz Scheitholz Stückholz Cheminéeholz Kaminholz Scheite',
  8: 'Presslinge Briketts',
  9: 'Hackgut Hackschnitzel Holzschnitzel',
  10: 'Industriepellets Gewerbe',
};

export const findProducts = (countryId: CountryId, terms: readonly string[]): Match[] =>
  Object.values(PRODUCT_GROUPS)
    .map((group) => ({ group, name: groupName(group, countryId) }))
    .filter(({ group, name }) => hasText(`${name} ${OTHER_NAMES[group.id] ?? ''}`, terms))
    .toSorted((a, b) => Number(hasText(b.name, terms)) - Number(hasText(a.name, terms)))
    .map(({ group, name }) => ({ Title: name, Note: '', Path: productPagePath(group) }));
