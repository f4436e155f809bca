import { readFileSync } from 'node:fs';
import { type GeonamesPlace, parseGeonamesLine } from './parse-geonames-line';

export interface GeonamesText {
  readonly places: readonly GeonamesPlace[];
  /** Lines count from 1. */
  readonly errors: readonly { readonly line: number; readonly message: string }[];
}

/** The places of a text in the form of GeoNames' postal codes, in its order, and what is wrong with which line. */
export function readGeonames(text: string): GeonamesText {
  const places: GeonamesPlace[] = [];
  const errors: { line: number; message: string }[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '') continue;
    const place = parseGeonamesLine(line);
    if (typeof place === 'string') errors.push({ line: index + 1, message: place });
    else places.push(place);
  }
  return { places, errors };
}

/**
 * Our own file (README.md beside it); builds put it beside the bundle. The main place of a postcode is the first of its
 * rows. It is read and parsed at each call, since few need it: the first migration, and the search for villages.
 */
export function readReferencePlaces(): readonly GeonamesPlace[] {
  const { places, errors } = readGeonames(readFileSync(new URL('./places.txt', import.meta.url), 'utf8'));
  const [error] = errors;
  if (error) throw new Error(`places.txt, line ${error.line}: ${error.message}`);
  return places;
}
