import type { Access, Call, Schema } from '@heizplatz/contract';
import { toJsonSchema } from '@valibot/to-json-schema';

/** A schema as JSON Schema, as far as JSON Schema can say it: checks and transformations are left out. */
export type Shape = { readonly [keyword: string]: unknown };

/** What of a call is on the wire, or decides who gets a response. */
export interface CallDescription {
  readonly address: string;
  readonly access: Access;
  readonly csrf: boolean;
  readonly bodyLimitBytes?: number;
  readonly fileResponse?: true;
  readonly replacedBy?: string;
  readonly params?: Shape;
  readonly query?: Shape;
  readonly body?: Shape;
  readonly response: Shape;
}

export type ContractDescription = Readonly<Record<string, CallDescription>>;

/** Every call by its id. */
export const describeContract = (calls: readonly Call[]): ContractDescription =>
  Object.fromEntries(calls.map((call) => [call.id, describeCall(call)]));

function describeCall(call: Call): CallDescription {
  const { method, path, access, csrf, bodyLimitBytes, fileResponse, replacedBy, params, query, body, response } = call;
  return {
    ...{ address: `${method} ${path}`, access, csrf },
    ...(bodyLimitBytes !== undefined && { bodyLimitBytes }),
    ...(fileResponse && { fileResponse }),
    ...(replacedBy && { replacedBy }),
    ...(params && { params: describeSchema(params, 'input') }),
    ...(query && { query: describeSchema(query, 'input') }),
    ...(body && { body: describeSchema(body, 'input') }),
    response: describeSchema(response, 'output'),
  };
}

/** As JSON, since the report is: without undefined. */
function describeSchema(schema: Schema, typeMode: 'input' | 'output'): Shape {
  const { $schema: _, ...shape } = toJsonSchema(schema, { target: 'draft-2020-12', typeMode, errorMode: 'ignore' });
  return JSON.parse(JSON.stringify(shape)) as Shape;
}
