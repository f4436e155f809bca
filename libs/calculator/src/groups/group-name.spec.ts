import { groupName, groupShortName, productName } from './group-name.ts';
import { PRODUCT_GROUPS } from './product-groups.ts';

describe("a group's name", () => {
  it.each([
    [9, 1, 'Hackschnitzel', 'Hackschnitzel'],
    [9, 2, 'Hackgut', 'Hackgut'],
    [7, 2, 'Scheitholz', 'Scheitholz'],
    [7, 3, 'Cheminéeholz', 'Cheminéeholz'],
    [1, 2, 'Heizöl Extraleicht', 'Heizöl Extraleicht'],
    [3, 3, 'Holzpellets lose', 'Lose Pellets'],
  ] as const)('of group %i in country %i is %s', (id, countryId, name, shortName) => {
    expect(groupName(PRODUCT_GROUPS[id], countryId)).toBe(name);
    expect(groupShortName(PRODUCT_GROUPS[id], countryId)).toBe(shortName);
  });
});

describe("a product's name", () => {
  it.each([
    ['Hackschnitzel feucht', 9, 1, 'Hackschnitzel feucht'],
    ['Hackschnitzel feucht', 9, 2, 'Hackgut feucht'],
    ['Kaminholz', 7, 2, 'Scheitholz'],
    ['Kaminholz', 7, 3, 'Cheminéeholz'],
    ['Heizöl EL schwefelarm', 1, 2, 'Heizöl Extraleicht schwefelarm'],
    ['Heizöl EL Premium', 1, 3, 'Heizöl EL Premium'],
    ['AdBlue', 5, 2, 'AdBlue'],
  ] as const)('%s of group %i is in country %i %s', (name, id, countryId, own) => {
    expect(productName(name, PRODUCT_GROUPS[id], countryId)).toBe(own);
  });
});
