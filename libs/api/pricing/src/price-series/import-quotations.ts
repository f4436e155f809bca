import { type Database, epochDay, isoDay } from '@heizplatz/api-platform';
import { parse } from 'csv-parse/sync';
import * as v from 'valibot';
import { findQuotations, saveQuotations } from './quotation-repository';
import { HEATING_OIL, PRICE_FACTORS, QUOTATION_PARTS } from './price-factor-catalogue';

export interface QuotationImport {
  readonly errors: readonly { readonly line: number; readonly message: string }[];
  readonly added: number;
  readonly changed: number;
}

interface Quotation {
  readonly factorId: number;
  readonly day: string;
  /** Ten-thousandths of the unit. */
  readonly parts: number;
}

/** Brent and gas oil are quoted since the eighties; what lies outside is a slip of the pen, and would make a row of gaps. */
const [FIRST_DAY, LAST_DAY] = ['1985-01-01', '2099-12-31'];
/** Factors that are quoted elsewhere; heating oil is our own price. */
const QUOTED = PRICE_FACTORS.map(({ id }) => id).filter((id) => id !== HEATING_OIL.factorId);
const Records = v.array(v.object({ record: v.array(v.string()), info: v.object({ lines: v.number() }) }));

const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text;

/** 'faktor;tag;kurs', the number with comma or point; a message for each error of a line. */
function readLine([factor = '', day = '', price = '', ...more]: readonly string[]): Quotation | string {
  if (more.length > 0) return 'The line has more than three columns (faktor;tag;kurs)';
  const factorId = Number(factor);
  if (!QUOTED.includes(factorId)) return `The factor '${factor}' does not exist. Factors: ${QUOTED.join(', ')}`;
  if (!isDay(day) || day < FIRST_DAY || day > LAST_DAY)
    return `'${day}' is not a day such as 2026-11-21 from ${FIRST_DAY} to ${LAST_DAY}`;
  const value = /^\d{1,6}([.,]\d{1,4})?$/.test(price) ? Number(price.replace(',', '.')) : 0;
  if (value <= 0) return `'${price}' is not a quotation above 0 with at most four decimals`;
  return { factorId, day, parts: Math.round(value * QUOTATION_PARTS) };
}

/** A factor's days merged with the new values; days between have 0, as days without a quotation do. */
function merged(known: { firstDay: string; daily: readonly number[] } | undefined, news: readonly Quotation[]) {
  const days = news.map(({ day }) => epochDay(day));
  const from = Math.min(...days, known ? epochDay(known.firstDay) : Infinity);
  const until = Math.max(...days.map((day) => day + 1), known ? epochDay(known.firstDay) + known.daily.length : 0);
  const daily = new Array<number>(until - from).fill(0);
  known?.daily.forEach((parts, index) => (daily[epochDay(known.firstDay) - from + index] = parts));
  let [added, changed] = [0, 0];
  for (const { day, parts } of news) {
    const index = epochDay(day) - from;
    const before = daily[index] ?? 0;
    if (before === 0) added += 1;
    else if (before !== parts) changed += 1;
    daily[index] = parts;
  }
  return { row: { firstDay: isoDay(from), daily }, added, changed };
}

/**
 * Takes quotations of crude oil, gas oil and exchange rates (factors 1 to 4) from a CSV file with the header
 * 'faktor;tag;kurs'; days that are known are corrected. All or nothing.
 */
export async function importQuotations(db: Database, text: string): Promise<QuotationImport> {
  const delimiter = text.split('\n', 1)[0]?.includes(';') ? ';' : ',';
  const options = { bom: true, delimiter, trim: true, info: true, skip_empty_lines: true, relax_column_count: true };
  const [header, ...lines] = v.parse(Records, parse(text, options));
  if (header?.record.join(';').toLowerCase() !== 'faktor;tag;kurs')
    return { errors: [{ line: 1, message: 'The header must be faktor;tag;kurs' }], added: 0, changed: 0 };
  const errors: { line: number; message: string }[] = [];
  const quotations = lines.flatMap(({ record, info }) => {
    const read = readLine(record);
    if (typeof read !== 'string') return [read];
    errors.push({ line: info.lines, message: read });
    return [];
  });
  if (errors.length > 0) return { errors, added: 0, changed: 0 };
  return db.transaction((tx) => store(tx, quotations));
}

async function store(tx: Database, quotations: readonly Quotation[]): Promise<QuotationImport> {
  let [added, changed] = [0, 0];
  for (const factorId of QUOTED) {
    const news = quotations.filter((quotation) => quotation.factorId === factorId);
    if (news.length === 0) continue;
    const result = merged(await findQuotations(tx, factorId), news);
    await saveQuotations(tx, { factorId, ...result.row });
    added += result.added;
    changed += result.changed;
  }
  return { errors: [], added, changed };
}
