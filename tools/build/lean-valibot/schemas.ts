import {
  addIssue,
  type Dataset,
  type Entries,
  type Part,
  type PathItem,
  runWithin,
  type Schema,
  schema,
} from './run.ts';

type Message = string | undefined;

const ofType = (type: string, isRight: (value: unknown) => boolean, message: Message): Schema =>
  schema(
    type,
    function (dataset) {
      if (isRight(dataset.value)) dataset.typed = true;
      else addIssue(this, dataset);
      return undefined;
    },
    { message },
  );

export const string = (message?: Message) => ofType('string', (value) => typeof value === 'string', message);
export const boolean = (message?: Message) => ofType('boolean', (value) => typeof value === 'boolean', message);
export const number = (message?: Message) =>
  ofType('number', (value) => typeof value === 'number' && !Number.isNaN(value), message);
export const unknown = () => ofType('unknown', () => true, undefined);
export const custom = (check: (value: unknown) => boolean, message?: Message) => ofType('custom', check, message);
export const literal = (right: unknown, message?: Message) => ofType('literal', (value) => value === right, message);
export const picklist = (options: readonly unknown[], message?: Message) => ({
  ...ofType('picklist', (value) => options.includes(value), message),
  options,
});

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isMissable = ({ type }: Part) => type === 'optional' || type === 'exact_optional';
const itemOf = (input: object, key: string, origin: PathItem['origin'] = 'value'): PathItem => ({
  type: 'object',
  origin,
  input,
  key,
  value: (input as Record<string, unknown>)[key],
});

function runEntries(self: Schema & { readonly entries: Entries }, dataset: Dataset, config: object): void {
  const input = dataset.value;
  if (!isObject(input)) return addIssue(self, dataset);
  const output: Record<string, unknown> = {};
  Object.assign(dataset, { typed: true, value: output });
  for (const [key, entry] of Object.entries(self.entries)) {
    const item = itemOf(input, key);
    if (key in input) output[key] = runWithin(dataset, entry, item, config);
    else if (!isMissable(entry)) addIssue(self, dataset, [{ ...item, origin: 'key' }]);
    else if (entry.default !== undefined)
      output[key] = runWithin(dataset, entry, { ...item, value: getDefault(entry) }, config);
  }
}

export const object = (entries: Entries, message?: Message) =>
  schema(
    'object',
    function (dataset, config) {
      runEntries(this, dataset, config);
      return undefined;
    },
    { entries, message },
  );

export const looseObject = (entries: Entries, message?: Message) =>
  schema(
    'loose_object',
    function (dataset, config) {
      const input = dataset.value;
      runEntries(this, dataset, config);
      if (isObject(input) && isObject(dataset.value)) dataset.value = { ...input, ...dataset.value };
      return undefined;
    },
    { entries, message },
  );

type ObjectSchema = ReturnType<typeof object>;

export const partial = ({ entries }: ObjectSchema) =>
  object(Object.fromEntries(Object.entries(entries).map(([key, entry]) => [key, optional(entry)])));

export const pick = ({ entries }: ObjectSchema, keys: readonly string[]) =>
  object(Object.fromEntries(Object.entries(entries).filter(([key]) => keys.includes(key))));

export const record = (key: Schema, value: Schema, message?: Message) =>
  schema(
    'record',
    function (dataset, config) {
      const input = dataset.value;
      if (!isObject(input)) return void addIssue(this, dataset);
      const output: Record<string, unknown> = {};
      Object.assign(dataset, { typed: true, value: output });
      for (const name of Object.keys(input)) {
        if (name === '__proto__' || name === 'prototype' || name === 'constructor') continue;
        const outputKey = runWithin(dataset, key, itemOf(input, name, 'key'), config);
        output[String(outputKey)] = runWithin(dataset, value, itemOf(input, name), config);
      }
      return undefined;
    },
    { message },
  );

const ofItems = (type: string, getItems: (input: unknown[]) => readonly Schema[], message: Message) =>
  schema(
    type,
    function (dataset, config) {
      const input: unknown = dataset.value;
      if (!Array.isArray(input)) return void addIssue(this, dataset);
      dataset.typed = true;
      dataset.value = getItems(input).map((item, key) =>
        runWithin(dataset, item, { type: 'array', origin: 'value', input, key, value: input[key] }, config),
      );
      return undefined;
    },
    { message },
  );

export const array = (item: Schema, message?: Message) => ofItems('array', (input) => input.map(() => item), message);
export const tuple = (items: readonly Schema[], message?: Message) => ofItems('tuple', () => items, message);

const getDefault = ({ default: defaultValue }: Schema): unknown =>
  typeof defaultValue === 'function' ? (defaultValue as () => unknown)() : defaultValue;

/** `empty` is right by itself, and the default stands for it. */
const wrap = (type: string, wrapped: Schema, empty: unknown, defaultValue: unknown) =>
  schema(
    type,
    function (dataset, config) {
      if (dataset.value === empty && defaultValue !== undefined) dataset.value = getDefault(this);
      if (dataset.value !== empty) return wrapped['~run'](dataset, config);
      dataset.typed = true;
      return undefined;
    },
    { wrapped, default: defaultValue },
  );

export const optional = (wrapped: Schema, defaultValue?: unknown) => wrap('optional', wrapped, undefined, defaultValue);
export const nullable = (wrapped: Schema, defaultValue?: unknown) => wrap('nullable', wrapped, null, defaultValue);
export const exactOptional = (wrapped: Schema, defaultValue?: unknown) =>
  schema('exact_optional', (dataset, config) => wrapped['~run'](dataset, config), { wrapped, default: defaultValue });

export const fallback = (wrapped: Schema, defaultValue: unknown) => ({
  ...wrapped,
  ...schema(
    wrapped.type,
    (dataset, config) => {
      const result = wrapped['~run'](dataset, config);
      return result.issues ? { typed: true, value: defaultValue } : result;
    },
    {},
  ),
});

/** The first option that fits; of several that do not, that of the right types. */
export const union = (options: readonly Schema[], message?: Message) =>
  schema(
    'union',
    function (dataset, config) {
      const results = options.map((option) => option['~run']({ value: dataset.value }, config));
      const right = results.find(({ issues }) => !issues);
      if (right) return right;
      const typed = results.filter((result) => result.typed);
      const [only, ...more] = typed.length > 0 ? typed : results;
      if (only && more.length === 0) return only;
      addIssue(this, dataset);
      if (typed.length > 0) dataset.typed = true;
      return undefined;
    },
    { message },
  );

/** Of the options those whose entry of this key fits. */
export const variant = (key: string, options: readonly Schema[], message?: Message) =>
  schema(
    'variant',
    function (dataset, config) {
      const input = dataset.value;
      if (!isObject(input)) return void addIssue(this, dataset);
      const fits = ({ entries }: Schema) => !entries?.[key]?.['~run']({ value: input[key] }, config).issues;
      const results = options.filter(fits).map((option) => option['~run']({ value: input }, config));
      const result = results.find(({ issues }) => !issues) ?? results.find(({ typed }) => typed) ?? results[0];
      if (result) return result;
      addIssue(this, dataset, [itemOf(input, key)]);
      return undefined;
    },
    { message },
  );
