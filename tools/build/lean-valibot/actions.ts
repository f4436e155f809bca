import { addIssue, type Dataset, part, type Part, type PathItem, type Schema, schema } from './run.ts';

type Message = string | undefined;

/** Judges a value of the right type alone; values are known to be what the schema before it accepts. */
const validation = (type: string, isRight: (value: never) => boolean, message: Message) =>
  part(
    'validation',
    type,
    function (dataset) {
      if (dataset.typed && !isRight(dataset.value as never)) addIssue(this, dataset);
      return undefined;
    },
    { message },
  );

const transformation = (type: string, change: (value: never) => unknown) =>
  part(
    'transformation',
    type,
    (dataset) => {
      dataset.value = change(dataset.value as never);
      return undefined;
    },
    {},
  );

interface Sized {
  readonly length: number;
}

export const check = (isRight: (value: never) => boolean, message?: Message) => validation('check', isRight, message);
export const regex = (pattern: RegExp, message?: Message) =>
  validation('regex', (text: string) => pattern.test(text), message);
export const minLength = (least: number, message?: Message) =>
  validation('min_length', ({ length }: Sized) => length >= least, message);
export const maxLength = (most: number, message?: Message) =>
  validation('max_length', ({ length }: Sized) => length <= most, message);
export const nonEmpty = (message?: Message) => validation('non_empty', ({ length }: Sized) => length > 0, message);
export const minValue = (least: number, message?: Message) =>
  validation('min_value', (value: number) => value >= least, message);
export const maxValue = (most: number, message?: Message) =>
  validation('max_value', (value: number) => value <= most, message);
export const integer = (message?: Message) => validation('integer', Number.isInteger, message);
export const finite = (message?: Message) => validation('finite', Number.isFinite, message);
export const url = (message?: Message) => validation('url', (text: string) => URL.canParse(text), message);

const matching = (type: string, pattern: RegExp, message: Message) =>
  validation(type, (text: string) => pattern.test(text), message);

export const digits = (message?: Message) => matching('digits', /^\d+$/u, message);
export const uuid = (message?: Message) => matching('uuid', /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/iu, message);
export const email = (message?: Message) =>
  matching('email', /^[\w+-]+(?:\.[\w+-]+)*@[\da-zA-Z]+(?:[.-][\da-zA-Z]+)*\.[a-zA-Z]{2,}$/u, message);
export const isoDate = (message?: Message) =>
  matching('iso_date', /^\d{4}-(?:0[1-9]|1[0-2])-(?:[12]\d|0[1-9]|3[01])$/u, message);
export const isoTimestamp = (message?: Message) =>
  matching(
    'iso_timestamp',
    /^\d{4}-(?:0[1-9]|1[0-2])-(?:[12]\d|0[1-9]|3[01])[T ](?:0\d|1\d|2[0-3])(?::[0-5]\d){2}(?:\.\d{1,9})?(?:Z| ?[+-](?:0\d|1\d|2[0-3])(?::?[0-5]\d)?)$/u,
    message,
  );

export const trim = () => transformation('trim', (text: string) => text.trim());
export const transform = (operation: (value: never) => unknown) => transformation('transform', operation);
export const parseJson = (_?: object, message?: Message) =>
  part(
    'transformation',
    'parse_json',
    function (dataset) {
      try {
        dataset.value = JSON.parse(dataset.value as string) as unknown;
      } catch {
        addIssue(this, dataset);
        dataset.typed = false;
      }
      return undefined;
    },
    { message },
  );

/** The issues that the validation adds belong to this path of the value. */
export const forward = (inner: Part, path: readonly string[]): Part => ({
  ...inner,
  '~run'(dataset, config) {
    const before = new Set(dataset.issues);
    const result = inner['~run'](dataset, config);
    for (const issue of result.issues ?? []) if (!before.has(issue)) (issue.path ??= []).push(...itemsOf(result, path));
    return result;
  },
});

function itemsOf(dataset: Dataset, path: readonly string[]): PathItem[] {
  const items: PathItem[] = [];
  let input = dataset.value;
  for (const key of path) {
    const value = (input as Record<string, unknown>)[key];
    items.push({ type: 'object', origin: 'value', input, key, value });
    if (!value) break;
    input = value;
  }
  return items;
}

/** Judges a value of which these paths at least are of the right type. */
export const partialCheck = (
  paths: readonly (readonly string[])[],
  isRight: (value: never) => boolean,
  message?: Message,
) =>
  part(
    'validation',
    'partial_check',
    function (dataset) {
      const isTyped = dataset.typed || !dataset.issues?.some((issue) => paths.some((path) => isOn(path, issue.path)));
      if (isTyped && !isRight(dataset.value as never)) addIssue(this, dataset);
      return undefined;
    },
    { message },
  );

const isOn = (path: readonly string[], items: readonly PathItem[] = []): boolean =>
  items.slice(0, path.length).every(({ key }, position) => key === path[position]);

export function pipe(first: Schema, ...more: readonly Part[]): Schema {
  return {
    ...first,
    ...schema(
      first.type,
      (dataset, config) => {
        let result = first['~run'](dataset, config);
        for (const item of more) {
          if (result.issues && item.kind !== 'validation') {
            result.typed = false;
            break;
          }
          result = item['~run'](result, config);
        }
        return result;
      },
      {},
    ),
  };
}
