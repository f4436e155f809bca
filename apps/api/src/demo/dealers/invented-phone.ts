import { getIso } from '@heizplatz/country';
import { AREA_CODES } from '../areas/area-codes';
import { integerBetween } from '../random/integer-between';

/** The number ranges that Germany's regulator reserves for films, by prefix. */
const FILM_NUMBERS: Readonly<Record<string, string>> = {
  '30': '23125',
  '40': '66969',
  '69': '90009',
  '89': '99998',
  '221': '4710',
};

interface Known {
  readonly zipCodes: readonly string[];
  readonly prefixes: readonly string[];
}

const known = new Map<number, Known>();

function getCodes(countryId: number): Known {
  const codes = known.get(countryId) ?? readCodes(countryId);
  known.set(countryId, codes);
  return codes;
}

function readCodes(countryId: number): Known {
  const terms = (AREA_CODES[countryId] ?? []).join(' ').split(' ');
  return {
    zipCodes: terms.filter((_, index) => index % 2 === 0),
    prefixes: terms.filter((_, index) => index % 2 === 1),
  };
}

/** The telephone prefix of a postcode without its 0: that of the last one listed up to it. */
export function getAreaCode(countryId: number, zipCode: string): string {
  const { zipCodes, prefixes } = getCodes(countryId);
  let [low, high] = [0, zipCodes.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((zipCodes[middle] ?? '') <= zipCode) low = middle + 1;
    else high = middle;
  }
  return prefixes[Math.max(0, low - 1)] ?? '';
}

interface PhonePlace {
  readonly countryId: number;
  readonly zipCode: string;
}

/**
 * A phone number with its town's prefix that cannot be assigned: reserved for films, or starting with 0, as no
 * subscriber number does.
 */
export function inventedPhone(random: () => number, { countryId, zipCode }: PhonePlace): string {
  const areaCode = getAreaCode(countryId, zipCode);
  const number = String(integerBetween(random, 0, 99_999)).padStart(5, '0');
  if (getIso(countryId) === 'CH')
    return `0${areaCode} 0${number.slice(0, 2)} 0${number.slice(2, 3)} ${number.slice(3)}`;
  const film = getIso(countryId) === 'DE' ? FILM_NUMBERS[areaCode] : undefined;
  return film ? `0${areaCode} ${film} ${number.slice(2)}` : `0${areaCode} 0${number}`;
}
