import { SITES } from './sites.ts';

const digits = Object.values(SITES).map(({ zipDigits }) => zipDigits);
const [fewest, most] = [Math.min(...digits), Math.max(...digits)];

/** Matches what may be a postcode of any country (rule SITE-08). */
export const ZIP_CODE_PATTERN = new RegExp(`^\\d{${fewest},${most}}$`);

/** The digits of such a postcode, for longer patterns. */
export const ZIP_CODE_DIGITS = `\\d{${fewest},${most}}`;

const AT_END = new RegExp(`(?:^|-)(${ZIP_CODE_DIGITS})$`);

/** The postcode that the part of a path ends with ('berlin-10115', '10115'); empty where it ends with none. */
export const findZipCodeAtEnd = (part: string): string => AT_END.exec(part)?.[1] ?? '';
