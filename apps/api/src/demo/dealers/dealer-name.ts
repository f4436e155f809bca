import { getIso } from '@heizplatz/country';
import { pickOne } from '../random/pick-one';

interface Labels {
  readonly first: readonly string[];
  readonly second: readonly string[];
}

const LABELS: Record<'north' | 'middle' | 'south' | 'alps' | 'swiss', Labels> = {
  north: {
    first: ['Deich', 'Geest', 'Wiek', 'Moor', 'Brook', 'Siel', 'Marsch', 'Knick', 'Priel', 'Torf', 'Kiefern'],
    second: ['horst', 'sand', 'kamp', 'warf', 'rader', 'loh', 'brook', 'lander', 'hagen'],
  },
  middle: {
    first: ['Buchen', 'Erlen', 'Born', 'Hainich', 'Schiefer', 'Eichel', 'Mulden', 'Spree', 'Harzer', 'Quell', 'Lahn'],
    second: ['grunder', 'born', 'hain', 'roder', 'anger', 'brucher', 'warte', 'quell', 'talner'],
  },
  south: {
    first: ['Föhren', 'Lärchen', 'Auen', 'Filz', 'Tann', 'Donau', 'Jura', 'Kocher', 'Illers', 'Rehberg', 'Wacholder'],
    second: ['winkel', 'egger', 'leiten', 'rieder', 'halden', 'bühler', 'moos', 'rainer', 'schlag'],
  },
  alps: {
    first: ['Zirben', 'Alm', 'Tauern', 'Latschen', 'Gams', 'Weiden', 'Enzian', 'Mur', 'Karst', 'Heu'],
    second: ['kogler', 'leitner', 'egg', 'graben', 'reither', 'schlager', 'lehen', 'kamm', 'boden'],
  },
  swiss: {
    first: ['Arven', 'Fluh', 'Tobel', 'Gletsch', 'Murmel', 'Chriesi', 'Wetter', 'Bergli', 'Nagel', 'Ahorn'],
    second: ['matt', 'büel', 'boden', 'rüti', 'schwand', 'weid', 'halde', 'egg', 'stutz'],
  },
};

const TRADES = ['Pellets', 'Holzwärme', 'Brennstoffe', 'Wärmehandel', 'Holzenergie', 'Energiehandel', 'Heizstoffe'];
const FRENCH_TRADES = ['Granulés', 'Bois-Chaleur', 'Pellets'];
const FRENCH_PLACES = ['du Vallon Clair', 'des Trois Combes', 'de la Fougeraie', 'du Pré aux Loups', 'de la Sapinière'];
const ITALIAN_PLACES = ['Valle Serena', 'Monte Cervo', 'Bosco Lungo'];

const FRENCH_CANTONS = new Set([315, 318, 320, 330]);
const TICINO = 327;

function getLabels(countryId: number, latitude: number): Labels {
  if (getIso(countryId) === 'AT') return LABELS.alps;
  if (getIso(countryId) === 'CH') return LABELS.swiss;
  if (latitude > 52.2) return LABELS.north;
  return latitude > 49.6 ? LABELS.middle : LABELS.south;
}

/**
 * An invented name from a region's vocabulary; the same name may be generated twice, so callers retry until it is
 * new.
 */
export function dealerName(
  random: () => number,
  { countryId, stateId, latitude }: { countryId: number; stateId: number; latitude: number },
): string {
  if (FRENCH_CANTONS.has(stateId)) return `${pickOne(random, FRENCH_TRADES)} ${pickOne(random, FRENCH_PLACES)}`;
  if (stateId === TICINO) return `Pellet ${pickOne(random, ITALIAN_PLACES)}`;
  const { first, second } = getLabels(countryId, latitude);
  const start = pickOne(random, first);
  const end = pickOne(
    random,
    second.filter((term) => !start.toLowerCase().includes(term.slice(0, 4))),
  );
  return `${start}${end} ${pickOne(random, TRADES)}`;
}
