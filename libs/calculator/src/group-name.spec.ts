import { groupName, groupShortName } from './group-name';
import { PRODUCT_GROUPS } from './product-groups';

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
