import type { products } from './schema';
import { STORE_WARNINGS, TANK_WARNINGS, WOOD_WARNINGS } from './product-warnings';

/** Chips of 25 % moisture or more; taxed otherwise than dry ones (rule PRICE-06). */
export const MOIST_CHIPS_ID = 31;

/** Product information required by law before an order (rule LAW-05). */
export interface ProductDetails {
  readonly description: string;
  readonly signalWord: 'Gefahr' | 'Achtung' | null;
  /** Code and wording of CLP annex III. */
  readonly hazardStatements: readonly string[];
  readonly pictograms: readonly string[];
  readonly warnings: readonly string[];
}

const HARMLESS = { signalWord: null, hazardStatements: [], pictograms: [] } as const;

/** Gas oils: heating oil and diesel are classified alike. */
const GAS_OIL = {
  signalWord: 'Gefahr',
  hazardStatements: [
    'H226: Flüssigkeit und Dampf entzündbar.',
    'H304: Kann bei Verschlucken und Eindringen in die Atemwege tödlich sein.',
    'H315: Verursacht Hautreizungen.',
    'H332: Gesundheitsschädlich bei Einatmen.',
    'H351: Kann vermutlich Krebs erzeugen.',
    'H373: Kann die Organe schädigen bei längerer oder wiederholter Exposition.',
    'H411: Giftig für Wasserorganismen, mit langfristiger Wirkung.',
  ],
  pictograms: ['GHS02', 'GHS07', 'GHS08', 'GHS09'],
  warnings: TANK_WARNINGS,
} as const;

type Product = typeof products.$inferInsert & ProductDetails;

/** Goods of rule GOODS-02 with what the law wants said of them; the first of a group is its default. */
const GOODS: readonly Product[] = [
  {
    ...{ id: 1, productGroupId: 1, name: 'Heizöl EL schwefelarm', isDefault: true },
    ...GAS_OIL,
    description: 'Leichtes Heizöl mit höchstens 50 mg Schwefel je kg, für alle Öl-Brennwertgeräte.',
  },
  {
    ...{ id: 2, productGroupId: 1, name: 'Heizöl EL Premium', isDefault: false },
    ...GAS_OIL,
    description: 'Schwefelarmes Heizöl mit Zusätzen, die es länger lagerfähig machen und Ablagerungen mindern.',
  },
  {
    ...{ id: 10, productGroupId: 2, name: 'Diesel', isDefault: true },
    ...GAS_OIL,
    description: 'Dieselkraftstoff nach EN 590 für Fahrzeuge und Maschinen; von Oktober bis Februar in Winterqualität.',
  },
  {
    ...{ id: 15, productGroupId: 5, name: 'AdBlue', isDefault: true },
    ...HARMLESS,
    description: 'Wässrige Harnstofflösung (32,5 %) nach ISO 22241 für Dieselfahrzeuge mit SCR-Katalysator.',
    warnings: [
      'Nicht in den Dieseltank füllen: Schon kleine Mengen beschädigen die Einspritzanlage.',
      'Gefriert unter −11 °C und zersetzt sich in der Wärme: kühl, frostfrei und ohne Sonne lagern.',
      'Greift Kupfer, Messing und unlegierten Stahl an. Spritzer auf Haut und Augen mit viel Wasser abspülen.',
    ],
  },
  {
    ...{ id: 20, productGroupId: 3, name: 'Holzpellets lose', isDefault: true },
    ...HARMLESS,
    description: 'Holzpellets, 6 mm stark, aus Spänen und Restholz gepresst; der Silowagen bläst sie ins Lager ein.',
    warnings: STORE_WARNINGS,
  },
  {
    ...{ id: 23, productGroupId: 4, name: 'Holzpellets Sackware', isDefault: true },
    ...HARMLESS,
    description:
      'Holzpellets in Säcken auf Palette, mit Folie gegen Nässe. Das Gewicht der Palette steht beim Angebot.',
    warnings: [
      ...WOOD_WARNINGS,
      'Geschlossene Räume mit mehreren Paletten lüften: Frische Pellets geben Kohlenmonoxid ab.',
      'Ein Sack wiegt 10 oder 15 kg. Folien von Kindern fernhalten: Erstickungsgefahr.',
    ],
  },
  {
    ...{ id: 25, productGroupId: 9, name: 'Hackschnitzel', isDefault: true },
    ...HARMLESS,
    description: 'Trockene Hackschnitzel mit weniger als 25 % Wassergehalt für Heizungen mit Schnecke oder Schubboden.',
    warnings: STORE_WARNINGS,
  },
  {
    ...{ id: MOIST_CHIPS_ID, productGroupId: 9, name: 'Hackschnitzel feucht', isDefault: false },
    ...HARMLESS,
    description: 'Hackschnitzel mit 25 % Wassergehalt und mehr, für Anlagen, die der Hersteller dafür zugelassen hat.',
    warnings: [
      ...STORE_WARNINGS,
      'Feuchtes Holz erwärmt sich im Haufen und schimmelt: bald verbrauchen, nicht höher als 2 m schütten.',
    ],
  },
  {
    ...{ id: 26, productGroupId: 8, name: 'Holzbriketts', isDefault: true },
    ...HARMLESS,
    description: 'Holzbriketts, ohne Bindemittel gepresst, in Folie auf Palette.',
    warnings: [...WOOD_WARNINGS, 'Briketts dehnen sich im Feuer aus: den Brennraum höchstens zur Hälfte füllen.'],
  },
  {
    ...{ id: 27, productGroupId: 6, name: 'Holzpellets Big Bags', isDefault: true },
    ...HARMLESS,
    description: 'Holzpellets im Big Bag auf Palette, für Höfe und Lager ohne Zufahrt für den Silowagen.',
    warnings: [...STORE_WARNINGS, 'Nicht unter schwebende Big Bags treten; nur mit Stapler oder Kran heben.'],
  },
  {
    ...{ id: 29, productGroupId: 7, name: 'Kaminholz', isDefault: true },
    ...HARMLESS,
    description: 'Ofenfertiges Scheitholz mit höchstens 20 % Restfeuchte. 1 Raummeter Buche wiegt rund 460 kg.',
    warnings: [
      ...WOOD_WARNINGS,
      'Splitter und rollende Scheite: beim Stapeln Handschuhe und feste Schuhe tragen, Stapel gegen Umfallen sichern.',
    ],
  },
  {
    ...{ id: 30, productGroupId: 10, name: 'Industriepellets', isDefault: true },
    ...HARMLESS,
    description:
      'Industriepellets ohne Zertifikat für den Hausbrand, mit mehr Asche; nur für Kessel, die dafür zugelassen sind.',
    warnings: [...STORE_WARNINGS, 'Nicht für Kessel in Wohnhäusern: Asche und Schlacke können sie beschädigen.'],
  },
];

export const PRODUCTS: readonly (typeof products.$inferInsert)[] = GOODS.map(
  ({ id, productGroupId, name, isDefault }) => ({ id, productGroupId, name, isDefault }),
);

const NO_DETAILS: ProductDetails = { ...HARMLESS, description: '', warnings: [] };

/** Empty for one that is not of the catalogue. */
export const getProductDetails = (productId: number): ProductDetails =>
  GOODS.find(({ id }) => id === productId) ?? NO_DETAILS;
