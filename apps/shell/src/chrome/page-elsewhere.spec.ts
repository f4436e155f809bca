import type { CountryId } from '@heizplatz/country';
import { pageElsewhere } from './page-elsewhere';

it.each([
  ['/', '/'],
  ['/pelletpreise', '/pelletpreise'],
  ['/pelletpreise/bayern/muenchen-80331', '/pelletpreise'],
  ['/holzpellethaendler/bayern/80331/waldfeuer', '/holzpellethaendler'],
  ['/news/artikel/lager-pruefen', '/news'],
  ['/info-center/pelletlager-planen', '/info-center/pelletlager-planen'],
  ['/hilfe', '/hilfe'],
  ['/kaminholz', '/kaminholz'],
  ['/vertrag-widerrufen', '/widerruf'],
  ['/holzpellets-lose/angebotsliste', '/holzpellets-lose/angebotsliste'],
  ['/holzpellets-lose/bestellung/adresse', '/holzpellets-lose/angebotsliste'],
  ['/kunde/startseite', '/'],
  ['/bewerten-sie-uns/abc/7', '/'],
  ['/meldung/abc', '/'],
  ['/vorschau/7.1.x', '/'],
])('the page that stands for %s in another country is %s', (pathname, elsewhere) => {
  expect(pageElsewhere({ countryId: 1, pathname }, 2)).toBe(elsewhere);
});

const SITE_IDS = [1, 2, 3] as const;
const placesIn = (paths: Partial<Record<CountryId, string>>) =>
  SITE_IDS.flatMap((id) => (paths[id] === undefined ? [] : [{ CountryId: id, Path: paths[id] }]));

it.each([
  ['/agb', { 1: '/agb', 2: '/agb', 3: '/agb' }, '/agb'],
  ['/groesse', { 1: '/groesse', 3: '/grosse' }, '/grosse'],
  ['/nur-hier', { 1: '/nur-hier' }, '/'],
  ['/info-center/nur-hier', { 1: '/info-center/nur-hier', 2: '/info-center/nur-hier' }, '/info-center'],
  ['/vertrag-widerrufen', { 1: '/vertrag-widerrufen', 2: '/vertrag-widerrufen' }, '/widerruf'],
  ['/news/artikel/hier', { 1: '/news/artikel/hier' }, '/news'],
  ['/news/artikel/hier', { 1: '/news/artikel/hier', 3: '/news/artikel/dort' }, '/news/artikel/dort'],
  // A dealer's own terms have no place: ours stand at the same address.
  ['/agb', {}, '/agb'],
])('of %s, which is at %j, Switzerland has %s', (pathname, paths, elsewhere) => {
  expect(pageElsewhere({ countryId: 1, pathname, alternates: placesIn(paths) }, 3)).toBe(elsewhere);
});
