/** How an offer, an order or an order line describes its goods. */
export interface NamedGoods {
  readonly ProductName: string;
  readonly Characteristics: readonly { readonly Key: string; readonly Value: string }[];
}

/** What belongs to the name. */
const TITLE_KEYS: readonly string[] = ['Certification', 'Species'];

/** 'Holzpellets lose, ENplus A1', 'Kaminholz, Buche'. */
export const goodsTitle = ({ ProductName, Characteristics }: NamedGoods): string =>
  [ProductName, ...Characteristics.filter(({ Key }) => TITLE_KEYS.includes(Key)).map(({ Value }) => Value)].join(', ');

/** What the title leaves open: '33 cm, geschüttet, rund 3,0 Schüttraummeter (2,2 Raummeter)'; empty where there is nothing. */
export const goodsDetails = ({ Characteristics }: Pick<NamedGoods, 'Characteristics'>): string =>
  Characteristics.filter(({ Key }) => !TITLE_KEYS.includes(Key))
    .map(({ Value }) => Value)
    .join(', ');
