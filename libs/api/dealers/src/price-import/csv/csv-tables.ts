import { SITES } from '@heizplatz/country';
import { CERTIFICATION_IDS, CUSTOMER_GROUP_IDS } from '@heizplatz/api-catalog';
import { PAYMENT_KIND_CODES, PAYMENT_KINDS } from '@heizplatz/contract';
import { isValidIBAN } from 'ibantools';
import * as v from 'valibot';
import { Cents, Day, filled, Key, buildList, orNull, SignedCents, wholeNumber, ZipText } from './csv-fields';

const COUNTRY_IDS = Object.fromEntries(Object.values(SITES).map(({ iso, countryId }) => [iso, countryId]));
const PAYMENTS: Readonly<Record<string, number>> = Object.fromEntries(
  PAYMENT_KIND_CODES.map((kind) => [kind, PAYMENT_KINDS[kind].id]),
);
export const CERTIFICATES: Readonly<Record<string, number | null>> = {
  '': null,
  ENplusA1: CERTIFICATION_IDS.enPlusA1,
  DINplus: CERTIFICATION_IDS.dinPlus,
};
export const CUSTOMER_GROUPS: Readonly<Record<string, number>> = {
  privat: CUSTOMER_GROUP_IDS.private,
  gewerbe: CUSTOMER_GROUP_IDS.business,
  sammel: CUSTOMER_GROUP_IDS.collective,
};
const WEEKDAYS = ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa'];

const oneOf = <Value>(values: Readonly<Record<string, Value>>) =>
  v.pipe(
    v.string(),
    v.check((text) => Object.hasOwn(values, text), `ist nicht erlaubt (${Object.keys(values).join(', ')})`),
    v.transform((text) => values[text]),
    v.custom<Value>((value) => value !== undefined),
  );

const Iban = v.pipe(
  v.string(),
  v.transform((text) => text.replaceAll(' ', '')),
  v.check((text) => isValidIBAN(text), 'ist keine gültige IBAN'),
);

/** 'rechnung:14' → the kind and its term in days. */
const Payment = v.pipe(
  v.string(),
  v.regex(/^[a-z-]+(:\d{1,2})?$/, 'ist keine Zahlungsart (zum Beispiel rechnung:14|sepa)'),
  v.transform((text) => ({ kind: text.split(':')[0] ?? '', termDays: Number(text.split(':')[1] ?? 0) })),
  v.check(({ kind }) => Object.hasOwn(PAYMENTS, kind), `ist nicht erlaubt (${Object.keys(PAYMENTS).join(', ')})`),
  v.transform(({ kind, termDays }) => ({ paymentKindId: PAYMENTS[kind] ?? 0, termDays })),
);

/** 'Mo|Di|Fr' → bit 0 Monday … bit 5 Saturday. */
const Weekdays = v.pipe(
  buildList(v.picklist(WEEKDAYS, `sind keine Liefertage (${WEEKDAYS.join('|')})`)),
  v.transform((days) => days.reduce((bits, day) => bits | (1 << WEEKDAYS.indexOf(day)), 0)),
);

/** Percent of the price at the reference amount, as ten-thousandths. */
const ScalePercent = v.pipe(Cents, v.minValue(5000, 'liegt unter 50 %'), v.maxValue(30_000, 'liegt über 300 %'));

/** The files that can be imported, by their name; the keys of a table are its columns. */
export const CSV_TABLES = {
  dealers: v.object({
    haendler: Key,
    land: oneOf(COUNTRY_IDS),
    name: filled(120),
    firma: filled(160),
    strasse: filled(120),
    plz: ZipText,
    ort: filled(80),
    telefon: filled(40),
    email: v.pipe(v.string(), v.email('ist keine E-Mail-Adresse')),
    register: filled(160),
    ust_id: filled(40),
    seit: wholeNumber(1800, 2100),
    glaeubiger_id: orNull(
      v.pipe(v.string(), v.regex(/^[A-Z]{2}\d{2}[A-Z\d]{3}[A-Z\d]{1,28}$/, 'ist keine Gläubiger-ID')),
    ),
    iban: orNull(Iban),
    qr_iban: orNull(v.pipe(Iban, v.regex(/^CH\d{2}3[01]\d{3}/, 'ist keine QR-IBAN'))),
    verpackungsnummer: orNull(filled(40)),
    zahlungsarten: buildList(Payment),
  }),
  branches: v.object({
    haendler: Key,
    filiale: Key,
    plz: ZipText,
    vorlauf_werktage: wholeNumber(1, 60),
    liefertage: Weekdays,
    stopp_bis: orNull(Day),
  }),
  areas: v.object({ haendler: Key, filiale: Key, plz_von: ZipText, plz_bis: ZipText, zone: wholeNumber(0, 9) }),
  options: v.object({ haendler: Key, filiale: Key, option: wholeNumber(1, 9999), preis_netto: SignedCents }),
  makers: v.object({
    hersteller: filled(160),
    anschrift: filled(300),
    email: v.pipe(v.string(), v.email('ist keine E-Mail-Adresse')),
    zertifikatsnummer: orNull(filled(40)),
  }),
  prices: v.object({
    haendler: Key,
    filiale: Key,
    produkt: wholeNumber(1, 999),
    zertifikat: oneOf(CERTIFICATES),
    kundengruppe: oneOf(CUSTOMER_GROUPS),
    gueltig_ab: Day,
    preis_netto: v.pipe(Cents, v.minValue(100, 'ist kleiner als 1,00')),
    staffel: buildList(ScalePercent),
    zonen: buildList(Cents),
    lieferpauschale_netto: Cents,
    palettengewicht_kg: orNull(wholeNumber(100, 2000)),
    pfand: orNull(Cents),
    /** A file without this column leaves makers as they are. */
    hersteller: v.optional(orNull(filled(160))),
  }),
} as const;

export type CsvTable = keyof typeof CSV_TABLES;
export type CsvRow<Table extends CsvTable> = v.InferOutput<(typeof CSV_TABLES)[Table]>;

export const CSV_TABLE_NAMES: readonly CsvTable[] = ['dealers', 'branches', 'areas', 'options', 'makers', 'prices'];
