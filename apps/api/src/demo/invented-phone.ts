import { integerBetween } from './integer-between';
import { pickOne } from './pick-one';

/** Ranges that Germany's regulator keeps for films, by the nearest of their towns. */
const GERMAN_RANGES = [
  { prefix: '030 23125', south: 51.5, west: 11 },
  { prefix: '040 66969', south: 52.5, west: 0 },
  { prefix: '0221 4710', south: 50.5, west: 0 },
  { prefix: '069 90009', south: 49.6, west: 0 },
  { prefix: '089 99998', south: 0, west: 0 },
];
/** Behind the area code no number begins with 0, so these can never ring. */
const AUSTRIAN_CODES = ['01', '0316', '0662', '0732', '0512', '0463'];
const SWISS_CODES = ['044', '031', '061', '041', '071', '021'];

/** A phone number that cannot be assigned to anybody. */
export function inventedPhone(
  random: () => number,
  { countryId, latitude, longitude }: { countryId: number; latitude: number; longitude: number },
): string {
  const three = String(integerBetween(random, 0, 999)).padStart(3, '0');
  if (countryId === 1) {
    const range = GERMAN_RANGES.find(({ south, west }) => latitude > south && longitude > west);
    return `${range?.prefix ?? '030 23125'} ${three}`;
  }
  if (countryId === 2) return `${pickOne(random, AUSTRIAN_CODES)} 0000 ${three}`;
  return `${pickOne(random, SWISS_CODES)} 000 0${three.slice(0, 1)} ${three.slice(1)}`;
}
