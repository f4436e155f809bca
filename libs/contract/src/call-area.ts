import type { Call } from './call.ts';

/** What staff's calls are about, by the first part of their paths. */
const AREA_PATHS = {
  work: ['morgen', 'arbeitsliste', 'aufgaben', 'suche', 'ansichten', 'fall'],
  orders: [
    ...['bestellungen', 'orders', 'phone-orders', 'anfragen', 'ordercancellationlist', 'stornierungen', 'widerrufe'],
    'textbausteine',
  ],
  customers: ['kunden', 'als-kunde', 'bewertungen', 'meldungen'],
  dealers: ['haendler', 'preisimport', 'parameter'],
  finance: ['statistik', 'periodStatistic', 'verkaufsliste', 'provisionssaetze', 'saetze', 'order-export'],
  content: ['cms', 'presse'],
  adverts: ['adverts', 'campaigns', 'slots', 'werbekunden', 'werbepartner', 'werbung'],
  people: ['benutzer', 'user', 'rechte', 'freigaben', 'protokoll'],
  system: ['auftraege', 'betrieb', 'cache', 'postausgang', 'releases'],
} as const;

export type CallArea = keyof typeof AREA_PATHS;
export const CALL_AREAS = Object.keys(AREA_PATHS) as readonly CallArea[];

const AREAS_BY_PATH: ReadonlyMap<string, CallArea> = new Map(
  CALL_AREAS.flatMap((area) => AREA_PATHS[area].map((path): [string, CallArea] => [path, area])),
);

/** The area of a call that staff makes; undefined for others. */
export const getCallArea = ({ path }: Pick<Call, 'path'>): CallArea | undefined =>
  AREAS_BY_PATH.get(path.replace(/^\/api\/(?:support\/|account\/)?/, '').split('/', 1)[0] ?? '');
