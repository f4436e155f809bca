import * as v from 'valibot';
import type { Call, Schema } from '../call.ts';
import * as CALLS from '../calls.ts';
import { openPicklist, UNKNOWN_CODE } from './open-picklist.ts';

/** What of valibot's schemas says how they are put together. */
interface Node {
  readonly type: string;
  readonly message?: string;
  readonly options?: readonly unknown[];
  readonly pipe?: readonly Node[];
  readonly entries?: Readonly<Record<string, Node>>;
  readonly item?: Node;
  readonly items?: readonly Node[];
  readonly wrapped?: Node;
  readonly key?: Node;
  readonly value?: Node;
}

interface Picklist {
  readonly path: string;
  readonly codes: string;
  readonly isOpen: boolean;
}

function* findPicklists(node: Node, path: string): Generator<Picklist> {
  for (const step of node.pipe ?? []) if (step !== node) yield* findPicklists(step, path);
  if (node.type === 'picklist')
    yield { path, codes: (node.options ?? []).join(' '), isOpen: node.message === UNKNOWN_CODE };
  else for (const option of (node.options ?? []) as Node[]) yield* findPicklists(option, path);
  for (const [name, entry] of Object.entries(node.entries ?? {})) yield* findPicklists(entry, `${path}.${name}`);
  for (const item of node.items ?? []) yield* findPicklists(item, `${path}[]`);
  if (node.item) yield* findPicklists(node.item, `${path}[]`);
  if (node.wrapped) yield* findPicklists(node.wrapped, path);
  if (node.type === 'record' && node.key) yield* findPicklists(node.key, `${path}.key`);
  if (node.type === 'record' && node.value) yield* findPicklists(node.value, `${path}.value`);
}
const picklistsOf = (schema: Schema | undefined, path: string) =>
  schema ? [...findPicklists(schema as unknown as Node, path)] : [];

const calls = Object.values<Call>(CALLS);
const inResponses = calls.flatMap(({ id, response }) => picklistsOf(response, id));

/**
 * Enumerations of responses that stay closed, by field; one more value of them asks for a major. Whatever a reader cannot
 * guess at, it has to know: what a form sends back, what a law, a page or a picture belongs to.
 */
const CLOSED: Readonly<Record<string, string>> = {
  AddressType: 'two kinds of addresses by definition, 0 and 1 on the wire',
  bookedAs: 'is sent back with its row',
  CampaignTypeId: 'decides which advert is shown',
  checkZipCodes: 'are countries',
  Countries: 'are countries',
  CountryId: 'a country is a site with laws, texts and a currency of its own; every release of before lacks them',
  Currency: 'amounts without it would be wrong',
  CustomerGroupId: 'is sent back with its requirement',
  CustomerGroupIds: 'are sent back with the prices',
  Field: 'names a field of the calculation that the reader omits',
  'Kind: customer dealer duplicate undeliverable goodwill': 'is sent back with the cancellation',
  Level: 'a heading is a heading of the page’s outline',
  LorryHeightM: 'is sent back with the answers',
  LorryLengthM: 'is sent back with the answers',
  LorryWeightT: 'is sent back with the answers',
  Menu: 'is sent back with its entries',
  MissingIn: 'are countries',
  Ordering: 'is sent back with the calculation',
  Path: 'is a page of the checkout',
  ProductGroupId: 'is what the page was asked for, or is sent back',
  Remote: 'is sent back by the switch',
  Roles: 'a right that cannot be named is not shown',
  Salutation: 'is sent back with the address',
  secondFactor: 'a login goes on by a way that is known, or not at all',
  SlotTypeId: 'is the size of a place',
  status: 'has an answer or none, 0 and 1 on the wire',
  Style: 'emphasis of a text that editors send back',
  UnknownAnswers: 'are sent back with the answers',
  Weekdays: 'a week has seven days',
  Weight: 'is the progress of the checkout',
};

it('each enumeration of a response is open, or is named closed with a reason', () => {
  const closed = inResponses.filter(({ isOpen }) => !isOpen).map(getField);
  expect([...new Set(closed)].sort(byText)).toEqual(Object.keys(CLOSED).sort(byText));
});
const byText = (one: string, other: string) => one.localeCompare(other);
const getField = ({ path, codes }: Picklist) => {
  const field = path.replaceAll('[]', '').split('.').at(-1) ?? '';
  // These two name many different things.
  return ['Kind', 'State'].includes(field) ? `${field}: ${codes}` : field;
};

it.each([
  ['orders', 'customerOrders.Items[].State'],
  ['goods', 'customerOrders.Items[].ProductGroupId'],
  ['payment kinds', 'orderProcess.PaymentData.Choices[].Kind'],
])('is open: %s', (_, path) =>
  expect(inResponses.filter((one) => one.path === path).map(({ isOpen }) => isOpen)).toEqual([true]),
);

it('takes other itself, and no other unknown code, so that the API is held to what it declares', () => {
  const schema = openPicklist(v.picklist(['a', 'other']));
  expect(schema.options).toEqual(['a', 'other']);
  expect(['a', 'other', 'b', 1, null].map((code) => v.is(schema, code))).toEqual([true, true, false, false, false]);
});

it('requests refuse codes that they do not know', () => {
  const open = calls.flatMap(({ id, params, query, body }) =>
    [params, query, body].flatMap((part) => picklistsOf(part, id)).filter(({ isOpen }) => isOpen),
  );
  expect(open.map(({ path }) => path)).toEqual([]);
});
