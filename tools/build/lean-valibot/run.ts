/*
 * The protocol between valibot's schemas, which meet across builds: the API client of the shell parses by schemas of a
 * remote, and either may have the library itself.
 */

export interface PathItem {
  readonly type: 'object' | 'array';
  readonly origin: 'value' | 'key';
  readonly input: unknown;
  readonly key: unknown;
  readonly value: unknown;
}

export interface Issue {
  readonly kind: Part['kind'];
  readonly type: string;
  readonly input: unknown;
  readonly message: string;
  path?: PathItem[] | undefined;
}

export interface Dataset {
  typed?: boolean;
  value: unknown;
  issues?: Issue[];
}

export interface Part {
  readonly kind: 'schema' | 'validation' | 'transformation';
  readonly type: string;
  readonly message?: string | undefined;
  readonly '~run': (dataset: Dataset, config: object) => Dataset;
}

export interface Schema extends Part {
  readonly entries?: Entries;
  readonly default?: unknown;
}
export type Entries = Readonly<Record<string, Schema>>;

type Run<P extends Part> = (this: P, dataset: Dataset, config: object) => Dataset | undefined;

/** A schema whose `run` changes the dataset it gets, or returns another one. */
export const schema = <T extends object>(type: string, run: Run<Schema & T>, properties: T): Schema & T =>
  part('schema', type, run, properties);

export function part<K extends Part['kind'], T extends object>(
  kind: K,
  type: string,
  run: Run<Part & T>,
  properties: T,
): Part & T & { readonly kind: K } {
  return {
    kind,
    type,
    ...properties,
    '~run'(this: Part & T, dataset: Dataset, config: object) {
      return run.call(this, dataset, config) ?? dataset;
    },
  };
}

export function addIssue({ kind, type, message }: Part, dataset: Dataset, path?: PathItem[]): void {
  if (kind === 'schema') dataset.typed = false;
  const input = path ? undefined : dataset.value;
  (dataset.issues ??= []).push({ kind, type, input, message: message ?? `Invalid ${path ? 'key' : type}`, path });
}

/** Runs the schema of a part of the dataset's value: its issues are the dataset's, below the item's key. */
export function runWithin(dataset: Dataset, schema: Schema, item: PathItem, config: object): unknown {
  const { typed, value, issues } = schema['~run']({ value: item.origin === 'key' ? item.key : item.value }, config);
  for (const issue of issues ?? []) {
    (issue.path ??= []).unshift(item);
    (dataset.issues ??= []).push(issue);
  }
  if (!typed) dataset.typed = false;
  return value;
}
