import { countryRules } from './country-rules.ts';

/** Swiss German has no ß. */
export const toSwissSpelling = (text: string): string => text.replaceAll('ß', 'ss').replaceAll('ẞ', 'SS');

/** A German text as the country spells it. RangeError: no site has this id. */
export const toSiteSpelling = (countryId: number, text: string): string =>
  countryRules(countryId).hasSharpS ? text : toSwissSpelling(text);

/** Whether a text has letters that the country does not write. */
export const isMisspelt = (countryId: number, text: string): boolean => toSiteSpelling(countryId, text) !== text;
