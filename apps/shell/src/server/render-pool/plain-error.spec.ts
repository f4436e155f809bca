/** @jest-environment node */
import { toError, toPlainError } from './plain-error';

const sent = (thrown: unknown): Error => toError(structuredClone(toPlainError(thrown)));

it('keeps name, message, stack, causes and fields', () => {
  class Odd extends Error {
    override readonly name = 'Odd';
    readonly status = 503;
  }
  const thrown = new Odd('outside', { cause: new TypeError('inside') });
  const error = sent(thrown);
  expect(error).toMatchObject({ name: 'Odd', message: 'outside', status: 503, stack: thrown.stack });
  expect(error.cause).toMatchObject({ name: 'TypeError', message: 'inside' });
});

it.each([
  ['a text', 'thrown: a text'],
  [undefined, 'thrown: undefined'],
  [{ status: 404 }, 'thrown: {"status":404}'],
])('says what was thrown that is no error: %j', (thrown, message) => {
  expect(sent(thrown)).toMatchObject({ message });
});

it('takes what JSON cannot have', () => {
  const circle: Record<string, unknown> = {};
  circle['self'] = circle;
  expect(sent(Object.assign(new Error('round'), { circle }))).toMatchObject({ message: 'round' });
});
