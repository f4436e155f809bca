import type { Access, Call, Schema } from '@heizplatz/contract';
import { CALLS, COOKIES, CONTRACT_VERSION, CSRF_HEADER, Problem } from '@heizplatz/contract';
import { BRAND } from '@heizplatz/country';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { API_INTRODUCTION } from './api-introduction';

type Json = Record<string, unknown>;

function getSchema(schema: Schema | GenericSchema, typeMode: 'input' | 'output'): Json {
  // What JSON Schema cannot say (a transformation, a check) is left out; the parts around it stay.
  const { $schema: _, ...rest } = toJsonSchema(schema, { target: 'draft-2020-12', typeMode, errorMode: 'ignore' });
  return { ...rest };
}

function getObject(value: unknown): Json {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}

function getParameters(schema: Schema | undefined, place: 'path' | 'query'): Json[] {
  if (!schema) return [];
  const { properties, required } = getSchema(schema, 'input');
  const demanded = Array.isArray(required) ? required : [];
  return Object.entries(getObject(properties)).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || demanded.includes(name),
    schema: property,
  }));
}

const csrfParameter: Json = { name: CSRF_HEADER, in: 'header', required: true, schema: { type: 'string' } };

function describeAccess(access: Access): string {
  if (access.kind === 'anyone') return 'Open to anyone.';
  if (access.kind === 'identified') return 'Needs a token (guest or customer).';
  if (access.kind === 'accounts') return 'Needs the token of an account: customer, staff or dealer.';
  if (access.kind === 'customers') return 'Needs the token of a customer with an account.';
  if (access.kind === 'dealer-key') return 'Needs the key of a dealer: Authorization: Bearer hzp_…';
  return `Needs one of the roles ${access.anyOf.join(', ')}.`;
}

const problemResponse: Json = {
  description: 'What failed (RFC 9457); `code` is stable.',
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
};

const fileContent: Json = { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } };

function getOperation(call: Call): Json {
  return {
    operationId: call.id,
    summary: call.summary,
    ...(call.replacedBy && { deprecated: true }),
    description: describeAccess(call.access),
    tags: [call.path.split('/')[call.path.startsWith('/api/') ? 2 : 1]],
    parameters: [
      ...getParameters(call.params, 'path'),
      ...getParameters(call.query, 'query'),
      ...(call.csrf ? [csrfParameter] : []),
    ],
    ...(call.body && {
      requestBody: { required: true, content: { 'application/json': { schema: getSchema(call.body, 'input') } } },
    }),
    responses: {
      200: {
        description: 'The answer',
        content: call.fileResponse
          ? fileContent
          : { 'application/json': { schema: getSchema(call.response, 'output') } },
      },
      default: problemResponse,
    },
    ...(call.access.kind !== 'anyone' && { security: [{ bearer: [] }, { tokenCookie: [] }] }),
  };
}

/** Every call of the contract as OpenAPI 3.1. */
export function createApiDocument(calls: readonly Call[] = Object.values(CALLS)): Json {
  const paths: Record<string, Json> = {};
  for (const call of calls) {
    const path = call.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: getOperation(call) };
  }
  return {
    openapi: '3.1.0',
    info: { title: `${BRAND} API`, version: String(CONTRACT_VERSION), description: API_INTRODUCTION },
    paths,
    components: {
      schemas: { Problem: getSchema(Problem, 'output') },
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        tokenCookie: { type: 'apiKey', in: 'cookie', name: COOKIES.token },
      },
    },
  };
}
