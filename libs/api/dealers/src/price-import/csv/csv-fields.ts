import { ZIP_CODE_PATTERN } from '@heizplatz/country';
import * as v from 'valibot';

/** '12,50', '12.5' or '12' as cents. */
export const Cents = v.pipe(
  v.string(),
  v.regex(/^\d{1,6}([.,]\d{1,2})?$/, 'ist kein Betrag (zum Beispiel 379,46)'),
  v.transform((text) => Math.round(Number(text.replace(',', '.')) * 100)),
);

/** The same, where a discount is allowed. */
export const SignedCents = v.pipe(
  v.string(),
  v.regex(/^-?\d{1,6}([.,]\d{1,2})?$/, 'ist kein Betrag (zum Beispiel 12,50)'),
  v.transform((text) => Math.round(Number(text.replace(',', '.')) * 100)),
);

export const wholeNumber = (min: number, max: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,9}$/, 'ist keine ganze Zahl'),
    v.transform(Number),
    v.minValue(min, `ist kleiner als ${min}`),
    v.maxValue(max, `ist größer als ${max}`),
  );

/** Parts between '|'. */
export const buildList = <Part extends v.GenericSchema<string, unknown>>(part: Part) =>
  v.pipe(
    v.string(),
    v.transform((text) => text.split('|').map((one) => one.trim())),
    v.array(part),
  );

export const filled = (max: number) =>
  v.pipe(v.string(), v.nonEmpty('fehlt'), v.maxLength(max, `ist länger als ${max} Zeichen`));

/** An empty cell is null. */
export const orNull = <Schema extends v.GenericSchema<string, unknown>>(schema: Schema) =>
  v.union([
    v.pipe(
      v.literal(''),
      v.transform(() => null),
    ),
    schema,
  ]);

/** The key of a dealer or branch: small letters, digits and dashes, with a letter. */
export const Key = v.pipe(
  v.string(),
  v.regex(
    /^(?=.*[a-z])[a-z\d]+(-[a-z\d]+)*$/,
    'ist kein Schlüssel (kleine Buchstaben, Ziffern, Bindestriche, mindestens ein Buchstabe)',
  ),
);

export const ZipText = v.pipe(v.string(), v.regex(ZIP_CODE_PATTERN, 'ist keine Postleitzahl'));

/** '2026-12-01' or '01.12.2026' as an ISO day. */
export const Day = v.pipe(
  v.string(),
  v.regex(/^(\d{4}-\d{2}-\d{2}|\d{2}\.\d{2}\.\d{4})$/, 'ist kein Tag (zum Beispiel 01.12.2026)'),
  v.transform((text) => (text.includes('.') ? text.split('.').reverse().join('-') : text)),
  v.isoDate('ist kein Tag (zum Beispiel 01.12.2026)'),
  v.check((day) => new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day) === true, 'gibt es im Kalender nicht'),
);
