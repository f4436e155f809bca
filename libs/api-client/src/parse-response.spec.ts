/** @jest-environment node */
import { CALLS, openPicklist } from '@heizplatz/contract';
import * as v from 'valibot';
import { parseResponse } from './parse-response';

const State = openPicklist(v.picklist(['open', 'paid']));
const Group = openPicklist(v.picklist([1, 2]));
const Row = v.object({ State, Group: v.nullable(Group), Tags: v.array(State), Salutation: v.picklist([0, 1]) });
const Rows = v.object({ Rows: v.array(Row) });
const row = { State: 'open', Group: 1, Tags: ['paid'], Salutation: 0 };
const parse = (...rows: unknown[]) => parseResponse(Rows, { Rows: rows });

it.each([
  ['a text', { ...row, State: 'late' }, { ...row, State: 'other' }],
  ['a number', { ...row, Group: 11 }, { ...row, Group: 'other' }],
  ['one of a list', { ...row, Tags: ['late', 'paid'] }, { ...row, Tags: ['other', 'paid'] }],
  ['several', { ...row, State: 'late', Group: 11 }, { ...row, State: 'other', Group: 'other' }],
])('a code that an open enumeration does not know is read as other: %s', (_, sent, read) => {
  expect(parse(row, sent)).toMatchObject({ success: true, output: { Rows: [row, read] } });
});

it('does not change what was sent', () => {
  const sent = Object.freeze({ Rows: Object.freeze([Object.freeze({ ...row, State: 'late' })]) });
  expect(parseResponse(Rows, sent).success).toBe(true);
  expect(sent.Rows[0]).toMatchObject({ State: 'late' });
});

it.each([
  ['no code at all', { ...row, State: undefined }],
  ['null', { ...row, State: null }],
  ['an object', { ...row, State: { code: 'late' } }],
  ['an unknown code of a closed enumeration', { ...row, Salutation: 7 }],
  ['a closed one beside an open one', { ...row, State: 'late', Salutation: 7 }],
])('refuses %s', (_, sent) => expect(parse(row, sent).success).toBe(false));

it('reads on below a transformation, a variant and a union', () => {
  const Block = v.variant('Kind', [
    v.object({ Kind: v.literal('price'), Group }),
    v.object({ Kind: v.literal('text') }),
  ]);
  const schema = v.pipe(
    v.object({ Blocks: v.array(Block), Either: v.union([v.object({ State }), v.string()]) }),
    v.transform(({ Blocks, Either }) => [...Blocks, Either]),
  );
  const content = { Blocks: [{ Kind: 'price', Group: 11 }], Either: { State: 'late' } };
  expect(parseResponse(schema, content)).toMatchObject({
    success: true,
    output: [{ Kind: 'price', Group: 'other' }, { State: 'other' }],
  });
});

it('works with the schemas of the contract', () => {
  const link = { State: 'halted', MaskedEmail: null, NeedsPassword: false };
  expect(parseResponse(CALLS.readLink.response, link)).toMatchObject({ success: true, output: { State: 'other' } });
  expect(v.safeParse(CALLS.readLink.response, link).success).toBe(false);
});
