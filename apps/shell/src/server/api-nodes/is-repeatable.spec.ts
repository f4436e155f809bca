/** @jest-environment node */
import { CALLS } from '@heizplatz/contract';
import { isRepeatable } from './is-repeatable';

const ORDER = CALLS.finaliseOrder.path;

it.each([
  ['an order under its key', ORDER, '{"IdempotencyKey":"k"}', true],
  ['an order without one', ORDER, '{}', false],
  ['an empty key', ORDER, '{"IdempotencyKey":""}', false],
  ['a key that is no text', ORDER, '{"IdempotencyKey":7}', false],
  ['no object', ORDER, 'null', false],
  ['no JSON', ORDER, '{', false],
  ['a body that is not held', ORDER, undefined, false],
  ['a question', CALLS.calculate.path, '{}', true],
  ['a question with a place in its path', CALLS.checkZipCode.path.replace(/:\w+/g, '1'), '{}', true],
  ['a question that is not held', CALLS.calculate.path, undefined, false],
  ['what only begins like a question', `${CALLS.calculate.path}/x`, '{}', false],
  ['a dealer’s file of prices', CALLS.importDealerPrices.path, '{}', false],
  ['another call, whatever it says', CALLS.login.path, '{"IdempotencyKey":"k"}', false],
])('%s: sent again or not', (_, path, body, may) => expect(isRepeatable(path, body)).toBe(may));
