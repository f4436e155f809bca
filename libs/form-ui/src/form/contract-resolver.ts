import { valibotResolver } from '@hookform/resolvers/valibot';
import type { FieldErrors, Resolver } from 'react-hook-form';
import type { GenericSchema, InferOutput } from 'valibot';
import { type Issues, toIssueCode } from '../issues/field-issues';

/** What fields hold, as the browser posts them: text as entered, a checked box 'on', an unchecked one ''. */
export type FormValues = Readonly<Record<string, string>>;

/** A body of the contract: an object. */
export type BodySchema = GenericSchema<object>;

export interface Check<S extends BodySchema> {
  /** The contract's schema of what is sent. */
  readonly schema: S;
  /** Creates the body from the input. */
  readonly read: (values: FormValues) => unknown;
  /** The form's field in a path of the body. */
  readonly toField: (path: string) => string;
  /** What the schema cannot know. */
  readonly furtherIssues?: ((values: FormValues) => Issues) | undefined;
}

/** Judges a form's text by the schema of its call: errors stand at the form's fields, the result is the parsed body. */
export function contractResolver<S extends BodySchema>(check: Check<S>): Resolver<FormValues, unknown, InferOutput<S>> {
  const { schema, read, toField, furtherIssues } = check;
  const byBody = valibotResolver<object, unknown, InferOutput<S>>(schema);
  return async (values, context, options) => {
    const body = Object(read(values));
    const { values: parsed, errors } = await byBody(body, context, { ...options, fields: {}, names: [] });
    const issues = { ...toIssues(errors, toField), ...furtherIssues?.(values) };
    return Object.keys(issues).length > 0 ? { values: {}, errors: toErrors(issues) } : { values: parsed, errors: {} };
  };
}

const toErrors = (issues: Issues): FieldErrors<FormValues> =>
  Object.fromEntries(Object.entries(issues).map(([field, message]) => [field, { type: 'contract', message }]));

/** The resolver nests errors as the body nests; the first of a field counts. */
function toIssues(errors: object, toField: (path: string) => string): Issues {
  const issues: Record<string, string> = {};
  const collect = (node: object, path: readonly string[]): void => {
    const { type, message }: { type?: unknown; message?: unknown } = node;
    if (typeof type === 'string') {
      issues[toField(path.join('.'))] ??= toIssueCode(type, typeof message === 'string' ? message : undefined);
      return;
    }
    for (const [key, child] of Object.entries(node)) if (isObject(child)) collect(child, [...path, key]);
  };
  collect(errors, []);
  return issues;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
