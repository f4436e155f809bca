import { COUNTRY_IDS, ZIP_CODE_PATTERN } from '@heizplatz/country';
import * as v from 'valibot';

/** Numbers that arrive as text in a path or query. */
export const WholeNumberText = v.pipe(v.string(), v.regex(/^-?\d{1,9}$/, 'NOT_A_NUMBER'), v.transform(Number));

/** 1 Germany, 2 Austria, 3 Switzerland (specification section 3). */
export const CountryId = v.picklist(COUNTRY_IDS);
export type CountryId = v.InferOutput<typeof CountryId>;
export const CountryIdText = v.pipe(WholeNumberText, CountryId);
/** Where one page is in the countries that have it, itself among them. */
export const PageAlternates = v.array(v.object({ CountryId, Path: v.string() }));

/** 1 heizoel … 10 industriepellets (specification section 2). */
export const ProductGroupId = v.picklist([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
export type ProductGroupId = v.InferOutput<typeof ProductGroupId>;
export const ProductGroupIdText = v.pipe(WholeNumberText, ProductGroupId);

/** Four or five digits; which of them depends on the country and is checked by libs/country. */
export const ZipCode = v.pipe(v.string(), v.regex(ZIP_CODE_PATTERN, 'ZIPCODE_INV'));

/** Decimal currency with two places, as it stands on the wire (2287.23). */
export const Money = v.pipe(v.number(), v.finite());

/** ISO date without time, 2026-11-21. */
export const IsoDate = v.pipe(v.string(), v.isoDate('DATE_INV'));

/** ISO time with zone, 2026-11-21T10:00:00.000Z. */
export const IsoTime = v.pipe(v.string(), v.isoTimestamp('TIME_INV'));

export const shortText = (max: number) => v.pipe(v.string(), v.trim(), v.maxLength(max, 'TOO_LONG'));
export const requiredText = (max: number) =>
  v.pipe(v.string(), v.trim(), v.minLength(1, 'REQUIRED'), v.maxLength(max, 'TOO_LONG'));

/** A password that is compared with a hash: exactly as entered, including leading and trailing spaces. */
export const CurrentPassword = v.pipe(v.string(), v.minLength(1, 'REQUIRED'), v.maxLength(128, 'TOO_LONG'));

export const EmailAddress = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, 'REQUIRED'),
  v.maxLength(254, 'TOO_LONG'),
  v.email('EMAIL_INV'),
);

/** What PostgreSQL's integer holds. */
export const Id = v.pipe(v.number(), v.integer(), v.minValue(-2_147_483_648), v.maxValue(2_147_483_647));
