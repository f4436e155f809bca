import type { ZipRange } from '@heizplatz/api-advertising';
import { BRAND, type CountryId } from '@heizplatz/country';
import type { AdvertPalette, AdvertLabels } from './advert-designs';
import type { AdvertDrawing } from './advert-drawings';

const WARM: AdvertPalette = { ground: '#fbeae1', text: '#23201c', button: '#963710', onButton: '#ffffff' };
const WOOD: AdvertPalette = { ground: '#f6ebdb', text: '#23201c', button: '#6b4a1e', onButton: '#ffffff' };
const SPRUCE: AdvertPalette = { ground: '#e5efea', text: '#153a2f', button: '#1f4d3f', onButton: '#ffffff' };
const NIGHT: AdvertPalette = { ground: '#153a2f', text: '#ffffff', button: '#f6ebdb', onButton: '#23201c' };

interface Named {
  readonly name: string;
  readonly company: string;
  readonly address: string;
}

/** An advert of one design: who books it in which country, its text, and its placement. */
export interface DemoAdvert {
  readonly key: string;
  readonly drawing: AdvertDrawing;
  readonly palette: AdvertPalette;
  readonly words: AdvertLabels;
  readonly landingUrl: string;
  readonly campaignTypeId: 1 | 2;
  readonly weight: number;
  /** Where it is bound to a region; absent: everywhere. */
  readonly region?: Readonly<Partial<Record<CountryId, { readonly name: string; readonly ranges: ZipRange[] }>>>;
  readonly advertisers: Readonly<Partial<Record<CountryId, Named>>> & { readonly 1: Named };
}

const OWN_SYSTEM = { name: BRAND, company: `${BRAND} (eigenes Angebot)`, address: 'Anschrift wie im Impressum' };

/** The demonstration's advertisers, all invented; four have bookings, our own adverts fill the remaining slots. */
export const DEMO_ADVERTS: readonly DemoAdvert[] = [
  {
    key: 'ofen',
    drawing: 'stove',
    palette: WARM,
    words: {
      title: 'Der Abend wird warm.',
      line: 'Pelletöfen mit leiser Förderung, aufgestellt in drei Wochen.',
      go: 'Öfen ansehen',
    },
    landingUrl: 'https://example.com/?anzeige=ofen',
    campaignTypeId: 1,
    weight: 3,
    advertisers: {
      1: { name: 'Ofenhaus Lindwurm', company: 'Ofenhaus Lindwurm GmbH', address: 'Speicherweg 4, 34117 Kassel' },
      2: { name: 'Ofenwerkstatt Almer', company: 'Ofenwerkstatt Almer GmbH', address: 'Speichergasse 4, 4020 Linz' },
      3: { name: 'Ofenbau Rütiger', company: 'Ofenbau Rütiger AG', address: 'Speicherstrasse 4, 3011 Bern' },
    },
  },
  {
    key: 'lager',
    drawing: 'silo',
    palette: WOOD,
    words: {
      title: 'Ein Lager in zwei Stunden.',
      line: 'Gewebesilos von 2 bis 12 Tonnen, auch für niedrige Keller.',
      go: 'Größe berechnen',
    },
    landingUrl: 'https://example.com/?anzeige=lager',
    campaignTypeId: 1,
    weight: 1,
    advertisers: {
      1: { name: 'Silofix Lagertechnik', company: 'Silofix Lagertechnik GmbH', address: 'Werftring 21, 28195 Bremen' },
      2: { name: 'Lagerraum Steyrer', company: 'Lagerraum Steyrer GmbH', address: 'Werkring 21, 8010 Graz' },
      3: { name: 'Silo Seewen', company: 'Silo Seewen AG', address: 'Werkstrasse 21, 6003 Luzern' },
    },
  },
  {
    key: 'service',
    drawing: 'service',
    palette: SPRUCE,
    words: {
      title: 'Der Kessel läuft, auch im Winter.',
      line: 'Wartung zum Festpreis, Termin in Ihrer Nähe binnen fünf Tagen.',
      go: 'Termin finden',
    },
    landingUrl: 'https://example.com/?anzeige=service',
    campaignTypeId: 1,
    weight: 2,
    region: {
      1: { name: 'Südbayern', ranges: [{ from: '80000', to: '87999' }] },
      2: { name: 'Wien', ranges: [{ from: '1010', to: '1239' }] },
      3: { name: 'Zürich und Umgebung', ranges: [{ from: '8000', to: '8999' }] },
    },
    advertisers: {
      1: { name: 'Kesselwart Isar', company: 'Kesselwart Isar GmbH', address: 'Lechzeile 9, 80469 München' },
      2: { name: 'Kesselwart Donau', company: 'Kesselwart Donau GmbH', address: 'Uferzeile 9, 1020 Wien' },
      3: { name: 'Kesselwart Limmat', company: 'Kesselwart Limmat AG', address: 'Uferstrasse 9, 8005 Zürich' },
    },
  },
  {
    key: 'haus',
    drawing: 'house',
    palette: NIGHT,
    words: {
      title: 'Weniger heizen müssen.',
      line: 'Dämmung für Dachboden und Kellerdecke, mit Rechnung für die Förderung.',
      go: 'Ersparnis schätzen',
    },
    landingUrl: 'https://example.com/?anzeige=haus',
    campaignTypeId: 1,
    weight: 2,
    advertisers: {
      1: { name: 'Dämmwerk Nordlicht', company: 'Dämmwerk Nordlicht GmbH', address: 'Torfweg 2, 24103 Kiel' },
      2: { name: 'Dämmwerk Föhn', company: 'Dämmwerk Föhn GmbH', address: 'Torfgasse 2, 6020 Innsbruck' },
      3: { name: 'Dämmwerk Bise', company: 'Dämmwerk Bise AG', address: 'Torfstrasse 2, 9000 St. Gallen' },
    },
  },
  {
    key: 'preise',
    drawing: 'bell',
    palette: SPRUCE,
    words: {
      title: 'Kaufen, wenn der Preis passt.',
      line: 'Die Pelletpreise Ihres Ortes, jeden Tag neu gerechnet.',
      go: 'Preise ansehen',
    },
    landingUrl: '/pelletpreise',
    campaignTypeId: 2,
    weight: 1,
    advertisers: { 1: OWN_SYSTEM, 2: OWN_SYSTEM, 3: OWN_SYSTEM },
  },
];
