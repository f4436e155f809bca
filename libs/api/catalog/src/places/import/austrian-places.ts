import { getAustrianStateByCode } from './get-austrian-state-by-code';
import { readAustrianRows } from './place-packages';
import { isLivedIn } from './post-office-codes';
import type { RawPlace } from './raw-place';

/** 'Linz, Donau' → 'Linz'; a district of a town ('Graz-Andritz') is found by the town's name too. */
function getNames(name: string): string[] {
  const plain = (name.split(',')[0] ?? name).trim();
  const town = plain.split('-')[0] ?? plain;
  return town === plain ? [plain] : [plain, town];
}

/** Every Austrian postcode where somebody can live. */
export function austrianPlaces(): RawPlace[] {
  return readAustrianRows()
    .filter(([zipCode, name]) => isLivedIn({ countryId: 2, zipCode, name }))
    .flatMap(([zipCode, name]) => {
      const stateId = getAustrianStateByCode(zipCode);
      if (stateId === undefined) return [];
      return [{ countryId: 2 as const, zipCode, names: getNames(name), stateId, latitude: null, longitude: null }];
    });
}
