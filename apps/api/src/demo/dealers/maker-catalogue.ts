import type { makers } from '@heizplatz/api-catalog';

/** An invented maker with the product groups it makes and the countries it sells to. */
export interface DemoMaker extends Omit<typeof makers.$inferSelect, 'id'> {
  readonly productGroupIds: readonly number[];
  readonly countryIds: readonly number[];
}

const PELLETS = [3, 4, 6];
const LIQUIDS = [1, 2];

type Entry = readonly [
  name: string,
  address: string,
  certificateNumber: string | null,
  productGroupIds: readonly number[],
  countryIds: readonly number[],
];

/** No ENplus id or DINplus number here is assigned; streets and places are invented. */
const ENTRIES: readonly Entry[] = [
  ['Lohwald Pelletwerk GmbH', 'Spänering 4, 99990 Lohwalde, Deutschland', 'ENplus DE 9901', [...PELLETS, 10], [1]],
  ['Quellgrund Holzenergie GmbH', 'Am Sägeteich 11, 99991 Quellgrund, Deutschland', 'ENplus DE 9902', PELLETS, [1, 3]],
  ['Erlenau Presswerke KG', 'Hobelweg 27, 99992 Erlenau, Deutschland', 'DINplus 7A9903', [...PELLETS, 8], [1, 2]],
  ['Zirbenegg Pellets GmbH', 'Werkstraße 8, 9998 Zirbenegg, Österreich', 'ENplus AT 9904', PELLETS, [1, 2]],
  ['Karwinkl Holz GmbH', 'Sägeplatz 2, 9997 Karwinkl, Österreich', 'ENplus AT 9905', [...PELLETS, 10], [2]],
  ['Tobelmatt Pellet AG', 'Industrieweg 15, 9996 Tobelmatt, Schweiz', 'ENplus CH 9906', PELLETS, [3]],
  ['Fluhrain Holzwerk AG', 'Sagiweg 3, 9995 Fluhrain, Schweiz', 'ENplus CH 9907', [...PELLETS, 8, 10], [3]],
  ['Glutkern Brikettwerk GmbH', 'Kohlhofgasse 6, 99993 Glutkern, Deutschland', null, [8], [1, 2, 3]],
  ['Forstgut Hainleiten GbR', 'Rückegasse 1, 99994 Hainleiten, Deutschland', null, [7, 9], [1]],
  ['Waldgenossenschaft Moosegg', 'Forsthausweg 9, 9994 Moosegg, Österreich', null, [7, 9], [2]],
  ['Korporation Arvenschwand', 'Waldstrasse 20, 9993 Arvenschwand, Schweiz', null, [7, 9], [3]],
  ['Raffinerie Deichhorst GmbH', 'Tankhafen 1, 99995 Deichhorst, Deutschland', null, LIQUIDS, [1, 2, 3]],
  ['Lobenau Mineralöl AG', 'Ölhafenstraße 30, 9992 Lobenau, Österreich', null, LIQUIDS, [1, 2, 3]],
  ['Harnwerk Salzmünde GmbH', 'Chemieallee 5, 99996 Salzmünde, Deutschland', null, [5], [1, 2, 3]],
];

const getDomain = (name: string): string =>
  (name.split(' ')[0] ?? '').toLowerCase().replaceAll('ö', 'oe').replaceAll('ü', 'ue').replaceAll('ä', 'ae');

export const DEMO_MAKERS: readonly DemoMaker[] = ENTRIES.map(
  ([name, address, certificateNumber, productGroupIds, countryIds]) => ({
    name,
    address,
    emailAddress: `produktsicherheit@${getDomain(name)}.example.com`,
    certificateNumber,
    productGroupIds,
    countryIds,
  }),
);
