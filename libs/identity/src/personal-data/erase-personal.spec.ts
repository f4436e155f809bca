import * as v from 'valibot';
import { erasePersonal } from './erase-personal';
import { impersonal, personal, type Schema } from './mark';

const text = v.pipe(v.string(), v.trim(), v.maxLength(20));
const name = personal('customer', v.pipe(v.string(), v.minLength(1)));
const place = impersonal('place', text);

it.each<[string, Schema, unknown, unknown]>([
  ['a text that may be empty', personal('customer', text), 'Anke', ''],
  ['a text that may not', name, 'Anke', 'gelöscht'],
  ['what has its own substitute', personal({ of: 'customer', erased: 0 }, v.number()), 7, 0],
  ['what may be null', v.nullable(name), 'Anke', null],
  ['what may be absent', v.optional(name), 'Anke', undefined],
  ['what has a default', v.optional(name, 'Gast'), 'Anke', 'Gast'],
  ['what may be null or absent', v.optional(v.nullable(name)), 'Anke', null],
  ['what is marked around', personal('customer', v.optional(text, '')), 'Anke', ''],
  ['within a pipe', v.pipe(v.object({ Name: name }), v.readonly()), { Name: 'Anke' }, { Name: 'gelöscht' }],
  [
    'in a list',
    v.array(v.object({ Name: name, City: place })),
    [{ Name: 'Anke', City: 'Ulm' }],
    [{ Name: 'gelöscht', City: 'Ulm' }],
  ],
  ['of an object, absent keys too', v.object({ Tax: v.optional(personal('customer', text)) }), { Tax: 'DE1' }, {}],
  ['one of two', v.union([v.number(), v.object({ Name: name })]), { Name: 'Anke' }, { Name: 'gelöscht' }],
  ['of a record', v.record(v.string(), v.object({ Name: name })), { a: { Name: 'Anke' } }, { a: { Name: 'gelöscht' } }],
  ['what nobody knows', v.object({ City: place }), { City: 'Ulm', Phone: '0731' }, { City: 'Ulm' }],
  ['nothing', v.nullable(v.object({ Name: name })), null, null],
  ['what tells of nobody', place, 'Ulm', 'Ulm'],
])('%s goes, or stays', (_, schema, value, erased) => expect(erasePersonal(schema, value)).toEqual(erased));

it('refuses what nothing fits', () => {
  const day = personal('customer', v.pipe(v.string(), v.isoDate()));
  expect(() => erasePersonal(day, '1980-01-01')).toThrow('erased');
});
