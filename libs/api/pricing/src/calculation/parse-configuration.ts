import { ZIP_CODE_DIGITS } from '@heizplatz/country';
import { parseBody } from '@heizplatz/api-platform';
import { CALLS, type CalculationConfiguration } from '@heizplatz/contract';

/** Of the texts around postcode and amount, which visitors have in common. What follows from a text never changes. */
const CAPACITY = 500;
const configurations = new Map<string, CalculationConfiguration>();

/** A field whose value can be replaced by every other that matches, and the text stays valid JSON of the same schema. */
interface Field {
  readonly name: string;
  /** Between the name and the value. */
  readonly separator: string;
  /** The value with what ends it; sticky. */
  readonly value: RegExp;
}
const ZIP_CODE: Field = { name: '"ZipCode"', separator: ':"', value: new RegExp(`(${ZIP_CODE_DIGITS})"`, 'y') };
const AMOUNT: Field = { name: '"Amount"', separator: ':', value: /([1-9]\d{0,5})[,}]/y };

interface Value {
  readonly start: number;
  readonly text: string;
}

/** Undefined where the text does not have the field in the usual way, or names it twice. */
function findValue(text: string, { name, separator, value }: Field): Value | undefined {
  const at = text.indexOf(name);
  if (at < 0 || text.includes(name, at + 1) || !text.startsWith(separator, at + name.length)) return undefined;
  const start = (value.lastIndex = at + name.length + separator.length);
  const match = value.exec(text)?.[1];
  return match === undefined ? undefined : { start, text: match };
}

const parse = (text: string): CalculationConfiguration => parseBody(CALLS.calculateOffers, text);

export interface ParsedConfiguration {
  readonly configuration: CalculationConfiguration;
  /** One object for all texts that differ in postcode and amount alone; none for a text that has them in an unusual way. */
  readonly alike?: CalculationConfiguration;
}

/**
 * A configuration as it was sent, as `parseBody` parses it. Where only postcode and amount differ from an earlier text,
 * everything else is taken over. Callers share its lists.
 */
export function parseConfiguration(text: string): ParsedConfiguration {
  // Without escapes each quotation mark begins or ends a text, so that a field's name is nothing else.
  const zipCode = text.includes('\\') ? undefined : findValue(text, ZIP_CODE);
  const amount = zipCode && findValue(text, AMOUNT);
  if (!zipCode || !amount || amount.start < zipCode.start) return { configuration: parse(text) };
  const before = text.slice(0, zipCode.start);
  const between = text.slice(zipCode.start + zipCode.text.length, amount.start);
  const frame = `${before}${between}${text.slice(amount.start + amount.text.length)}`;
  const alike = configurations.get(frame);
  if (alike) return { configuration: { ...alike, ZipCode: zipCode.text, Amount: Number(amount.text) }, alike };
  const configuration = parse(text);
  if (configurations.size >= CAPACITY) configurations.clear();
  configurations.set(frame, configuration);
  return { configuration, alike: configuration };
}
