import { ANYONE, type Call, CUSTOMERS, defineCall, IDENTIFIED, openPicklist, type Schema } from '@heizplatz/contract';
import * as v from 'valibot';
import { compareContracts } from './compare-contracts';
import { formatContractReport, parseContractReport } from './contract-report';
import { describeContract } from './describe-contract';

const State = v.picklist(['open', 'paid']);
const Block = v.variant('Kind', [
  v.object({ Kind: v.literal('text'), Text: v.string() }),
  v.object({ Kind: v.literal('list'), Items: v.array(v.string()) }),
]);
const query = { zipCode: v.pipe(v.string(), v.minLength(4), v.maxLength(10)), sort: v.optional(v.string(), 'name') };
const body = { Amount: v.pipe(v.number(), v.integer(), v.maxValue(10)), State, Note: v.optional(v.string()) };
const Rank = v.picklist([1, 2]);
const response = {
  Id: v.number(),
  State,
  Mood: openPicklist(State),
  Rank: v.nullable(openPicklist(Rank)),
  Blocks: v.array(Block),
  Paid: v.nullable(v.string()),
};

interface Parts {
  readonly query: v.ObjectEntries;
  readonly body: v.ObjectEntries;
  readonly response: v.ObjectEntries;
}

/** A call whose schemas are those above, but for the fields that a case names. */
function getCall(change: (parts: Parts) => Partial<Parts>, fields: Partial<Call> = {}): Call {
  const parts = { query, body, response, ...change({ query, body, response }) };
  const object = (entries: v.ObjectEntries): Schema => v.object(entries);
  return {
    ...defineCall({
      ...{ id: 'saveRoom', summary: 'A room', method: 'POST', path: '/api/room', access: IDENTIFIED, csrf: false },
      ...{ query: object(parts.query), body: object(parts.body), response: object(parts.response) },
    }),
    ...fields,
  };
}

const BEFORE = getCall(() => ({}));
const compare = (before: readonly Call[], after: readonly Call[]) =>
  compareContracts(describeContract(before), describeContract(after)).map(({ level, text }) => `${level} ${text}`);
const changed = (change: Parameters<typeof getCall>[0], fields?: Partial<Call>) =>
  compare([BEFORE], [getCall(change, fields)]);

it('the same contract has no change', () => expect(changed(() => ({}))).toEqual([]));

describe('what an older remote does not notice raises the minor', () => {
  it.each<[string, Parameters<typeof getCall>[0]]>([
    ['query.page is new', (parts) => ({ query: { ...parts.query, page: v.optional(v.string()) } })],
    ['body.Note2 is new', (parts) => ({ body: { ...parts.body, Note2: v.optional(v.string(), '') } })],
    ['body.State may be "late" as well', () => ({ body: { ...body, State: v.picklist(['open', 'paid', 'late']) } })],
    [
      'body.Amount has maximum 20 instead of 10',
      () => ({ body: { ...body, Amount: v.pipe(v.number(), v.integer(), v.maxValue(20)) } }),
    ],
    ['body.Amount may be absent', () => ({ body: { ...body, Amount: v.optional(body.Amount) } })],
    [
      'query.zipCode has minLength 3 instead of 4',
      () => ({ query: { ...query, zipCode: v.pipe(v.string(), v.minLength(3), v.maxLength(10)) } }),
    ],
    ['response.Name is new and required', (parts) => ({ response: { ...parts.response, Name: v.string() } })],
    ['response.State may no longer be "paid"', () => ({ response: { ...response, State: v.picklist(['open']) } })],
    [
      'response.Mood may be "late" as well',
      () => ({ response: { ...response, Mood: openPicklist(v.picklist(['open', 'paid', 'late'])) } }),
    ],
    [
      'response.Rank may be 3 as well',
      () => ({ response: { ...response, Rank: v.nullable(openPicklist(v.picklist([1, 2, 3]))) } }),
    ],
    ['response.State may be "other" as well', () => ({ response: { ...response, State: openPicklist(State) } })],
    ['response.Paid may no longer be null', () => ({ response: { ...response, Paid: v.string() } })],
  ])('%s', (text, change) => expect(changed(change)).toEqual([`minor saveRoom: ${text}`]));

  it('a new call, and that it replaces another', () => {
    const replacement = getCall(() => ({}), { id: 'saveRooms', path: '/api/rooms' });
    expect(compare([BEFORE], [getCall(() => ({}), { replacedBy: 'saveRooms' }), replacement])).toEqual([
      'minor saveRoom: replacedBy is saveRooms',
      'minor saveRooms is new',
    ]);
  });

  it('that anyone may call it, without a CSRF value and with longer bodies', () => {
    const after = { ...BEFORE, access: ANYONE, bodyLimitBytes: 2_000_000 };
    expect(compare([{ ...BEFORE, csrf: true }], [after])).toEqual([
      expect.stringMatching(/^minor saveRoom: others may call it/),
      'minor saveRoom: csrf is false',
      'minor saveRoom: bodies may have 2000000 bytes, not 1048576',
    ]);
  });
});

describe('what an older remote could stumble over asks for a major', () => {
  const { Id: _, ...withoutId } = response;
  const { Note: __, ...withoutNote } = body;
  it.each<[readonly string[], Parameters<typeof getCall>[0]]>([
    [
      ['major saveRoom: response.Id is gone', 'minor saveRoom: response.RoomId is new and required'],
      () => ({ response: { ...withoutId, RoomId: v.number() } }),
    ],
    [
      ['major saveRoom: body.Note is gone', 'minor saveRoom: body.Comment is new'],
      () => ({ body: { ...withoutNote, Comment: v.optional(v.string()) } }),
    ],
    [['major saveRoom: body.Reason is new and required'], () => ({ body: { ...body, Reason: v.string() } })],
    [['major saveRoom: body.Note is required now'], () => ({ body: { ...body, Note: v.string() } })],
    [
      ['major saveRoom: body.State may no longer be "paid"'],
      () => ({ body: { ...body, State: v.picklist(['open']) } }),
    ],
    [
      ['major saveRoom: body.Amount has maximum 5 instead of 10'],
      () => ({ body: { ...body, Amount: v.pipe(v.number(), v.integer(), v.maxValue(5)) } }),
    ],
    [
      ['major saveRoom: body.Note has a new limit: maxLength 9'],
      () => ({ body: { ...body, Note: v.optional(v.pipe(v.string(), v.maxLength(9))) } }),
    ],
    [
      ['major saveRoom: query.sort has another default'],
      () => ({ query: { ...query, sort: v.optional(v.string(), 'id') } }),
    ],
    [
      ['major saveRoom: response.State may be "late" as well'],
      () => ({ response: { ...response, State: v.picklist(['open', 'paid', 'late']) } }),
    ],
    [
      ['major saveRoom: response.Id has type "string" instead of "number"'],
      () => ({ response: { ...response, Id: v.string() } }),
    ],
    [['major saveRoom: response.Id may be absent'], () => ({ response: { ...response, Id: v.optional(v.number()) } })],
    [
      ['major saveRoom: response.Id may be null as well'],
      () => ({ response: { ...response, Id: v.nullable(v.number()) } }),
    ],
    [
      ['major saveRoom: response.Blocks[] may be an object with Kind "picture" as well'],
      () => ({
        response: {
          ...response,
          Blocks: v.array(v.variant('Kind', [...Block.options, v.object({ Kind: v.literal('picture') })])),
        },
      }),
    ],
    [
      ['major saveRoom: response.Blocks[].Text is gone'],
      () => ({
        response: {
          ...response,
          Blocks: v.array(v.variant('Kind', [v.object({ Kind: v.literal('text') }), Block.options[1]])),
        },
      }),
    ],
  ])('%j', (texts, change) => expect(changed(change)).toEqual(texts));

  it.each<[string, Partial<Call>]>([
    ['it is at POST /api/rooms instead of POST /api/room', { path: '/api/rooms' }],
    ['it is at GET /api/room instead of POST /api/room', { method: 'GET' }],
    ['csrf is true', { csrf: true }],
    ['others may call it ({"kind":"customers"})', { access: CUSTOMERS }],
    ['bodies may have 100 bytes, not 1048576', { bodyLimitBytes: 100 }],
    ['it responds with a file or no longer does', { fileResponse: true }],
  ])('%s', (text, fields) => expect(changed(() => ({}), fields)).toEqual([`major saveRoom: ${text}`]));

  it('a removed call, whether another replaced it or not', () => {
    const replacement = getCall(() => ({}), { id: 'saveRooms', path: '/api/rooms' });
    expect(compare([BEFORE], [])).toEqual(['major saveRoom is gone, and nothing replaced it']);
    const replaced = getCall(() => ({}), { replacedBy: 'saveRooms' });
    expect(compare([replaced], [])).toEqual(['major saveRoom is gone, and nothing replaced it']);
    expect(compare([replaced, replacement], [replacement])).toEqual([
      'major saveRoom is gone, which saveRooms replaces',
    ]);
  });
});

describe('the report', () => {
  const other = getCall(() => ({}), { id: 'saveRooms', path: '/api/rooms', access: CUSTOMERS });
  const report = { version: '1.4.0', calls: describeContract([BEFORE, other]) };

  it('is read as it was written, with equal shapes stored once', () => {
    const text = formatContractReport(report);
    expect(parseContractReport(text)).toEqual(report);
    expect(text.split('"Amount"')).toHaveLength(3);
  });
});
