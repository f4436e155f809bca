import { impersonal, listTexts, personal, type SchemaText } from '@heizplatz/identity';
import * as v from 'valibot';
import type { Call } from '../call.ts';
import * as CALLS from '../calls.ts';

const ADVICE =
  'say of whom it tells or why of nobody: personal(…), impersonal(…), or one of CustomerText, Reference … of fields.ts';

/** What may not be covered by the mark of an object around it. */
const NAMES_PERSON = /^(first|last|full|customer|user|author|shown)name$|mail|phone|iban|birth|password|token/i;

const isUnmarked = ({ path, mark, isCovered, isFree }: SchemaText): boolean =>
  isFree && (!mark || (isCovered && 'reason' in mark && NAMES_PERSON.test(path.split('.').at(-1) ?? '')));

const findUnmarked = ({ id, fileResponse, ...call }: Pick<Call, 'id' | 'fileResponse' | 'response'> & Partial<Call>) =>
  (['params', 'query', 'body', 'response'] as const).flatMap((part) => {
    const schema = call[part];
    // A file's text is told of by the list that it is of, or by what its call says.
    if (!schema || (part === 'response' && fileResponse)) return [];
    return listTexts(schema)
      .filter(isUnmarked)
      .map(({ path }) => `${id}.${part}.${path}: ${ADVICE}`);
  });

it('each text of the contract says of whom it tells, or why of nobody', () => {
  expect(Object.values<Call>(CALLS).flatMap(findUnmarked)).toEqual([]);
});

it('what opens something is marked as secret, so that the audit log hides it', () => {
  const isNamed = ({ path }: SchemaText) =>
    /password|token|secret|cookie|^code$|birth/i.test(path.split('.').at(-1) ?? '');
  const isOpen = ({ mark }: SchemaText) => !mark || !('of' in mark) || mark.of !== 'secret';
  const open = Object.values<Call>(CALLS).flatMap(({ id, params, query, body }) =>
    [params, query, body].flatMap((part) =>
      (part ? listTexts(part) : []).filter((one) => isNamed(one) && isOpen(one)).map(({ path }) => `${id}.${path}`),
    ),
  );
  expect(open).toEqual([]);
});

describe('a text that was not thought of', () => {
  const text = v.pipe(v.string(), v.trim(), v.maxLength(300));
  const unmarked = (response: v.GenericSchema) => findUnmarked({ id: 'x', response });
  const isTold = (response: v.GenericSchema, ...paths: readonly string[]) =>
    expect(unmarked(response)).toEqual(paths.map((path) => `x.response.${path}: ${ADVICE}`));

  it.each<[string, v.GenericSchema, readonly string[]]>([
    ['plain', v.object({ Hint: v.string() }), ['Hint']],
    ['optional', v.object({ Hint: v.optional(v.nullable(text)) }), ['Hint']],
    ['in a list', v.object({ Rows: v.array(v.object({ Hint: text })) }), ['Rows[].Hint']],
    ['one of two', v.union([v.number(), v.object({ Hint: text })]), ['Hint']],
    ['in a tuple', v.object({ Pair: v.tuple([v.number(), text]) }), ['Pair[]']],
    ['anything', v.object({ Extra: v.unknown() }), ['Extra']],
    ['any name', v.object({ Extra: v.record(v.string(), v.number()) }), ['Extra']],
    ['an address', v.object({ To: v.pipe(v.string(), v.email()) }), ['To']],
    ['a mailbox within what is covered', impersonal('content', v.object({ Mail: text, Title: text })), ['Mail']],
  ])('%s is told what to do', (_, response, paths) => isTold(response, ...paths));

  it.each<[string, v.GenericSchema]>([
    ['a date', v.pipe(v.string(), v.isoDate())],
    ['a pattern', v.pipe(v.string(), v.regex(/^\d{4}$/))],
    ['one of a list', v.picklist(['a'])],
    ['marked', v.object({ Hint: personal('customer', text) })],
    ['marked outside of its wrapper', v.object({ Hint: personal('customer', v.optional(text)) })],
    ['marked within a pipe', v.object({ Hint: v.pipe(personal('customer', text), v.minLength(1)) })],
    ['covered', impersonal('content', v.object({ Rows: v.array(v.object({ Title: text })) }))],
    ['covered as a person’s', personal('customer', v.object({ Mail: text }))],
  ])('%s needs nothing', (_, response) => isTold(response));
});
