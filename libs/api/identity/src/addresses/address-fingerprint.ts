import { createHash } from 'node:crypto';
import type { AddressFields } from '@heizplatz/contract';

type Place = Pick<AddressFields, 'CountryId' | 'ZipCode' | 'City' | 'Street' | 'HouseNumber'>;

/** 'Am Anger', 'am  anger ' and 'AM ANGER' are one place; 'str.' and 'straße' too. */
const folded = (text: string): string =>
  text
    .toLocaleLowerCase('de')
    .replaceAll('ß', 'ss')
    .replace(/strasse\b/, 'str.')
    .replace(/[\s-]+/g, ' ')
    .trim();

/** Identifies the place where a lorry stops, whoever lives there; SHA-256 in hexadecimal. */
export function addressFingerprint({ CountryId, ZipCode, City, Street, HouseNumber }: Place): string {
  const parts = [String(CountryId), ZipCode, folded(City), folded(Street), folded(HouseNumber).replaceAll(' ', '')];
  return createHash('sha256').update(parts.join('|')).digest('hex');
}
