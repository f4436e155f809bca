import type { Site } from '@heizplatz/country';

/** The checks that need no server (rule CALC-04); ZIPCODE_NXT comes from checkZipCode after they pass. */
export function validateZipCode(text: string, site: Site): 'ZIPCODE_REQ' | 'ZIPCODE_INV' | null {
  const zipCode = text.trim();
  if (zipCode === '') return 'ZIPCODE_REQ';
  return new RegExp(site.zipPattern).test(zipCode) ? null : 'ZIPCODE_INV';
}
