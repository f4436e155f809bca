import { fieldText } from './present-field';

const MAX_FIELDS = 60;
const NOTHING = '–';

function getText(value: unknown): string {
  if (value === null || value === undefined || value === '') return NOTHING;
  if (typeof value === 'boolean') return value ? 'ja' : 'nein';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

const isList = (value: unknown): value is unknown[] => Array.isArray(value);
const isPlain = (value: unknown): boolean => typeof value !== 'object' || value === null;

function toEntries(value: unknown, path: string): [string, string][] {
  const text = fieldText(path, value);
  if (text !== undefined) return [[path, text]];
  if (isPlain(value)) return [[path, getText(value)]];
  if (isList(value) && value.every(isPlain))
    return [[path, value.length === 0 ? NOTHING : value.map(getText).join(', ')]];
  const inner: [string, unknown][] = isList(value)
    ? value.map((item, index) => [String(index + 1), item])
    : Object.entries(value ?? {});
  return inner.flatMap(([name, item]) => toEntries(item, path === '' ? name : `${path} › ${name}`));
}

/**
 * Values stored in the log, as fields and readable texts: 'Address › City' and 'Berlin'. Lists of plain values stay
 * one field.
 */
export function flatFields(value: unknown): Map<string, string> {
  if (value === null || value === undefined) return new Map();
  return new Map(toEntries(value, '').slice(0, MAX_FIELDS));
}
