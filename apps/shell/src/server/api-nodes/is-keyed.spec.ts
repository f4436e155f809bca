/** @jest-environment node */
import { CALLS } from '@heizplatz/contract';
import { isKeyed } from './is-keyed';

const ORDER = CALLS.finaliseOrder.path;

it.each([
  ['an order under its key', ORDER, '{"IdempotencyKey":"k"}', true],
  ['an order without one', ORDER, '{}', false],
  ['an empty key', ORDER, '{"IdempotencyKey":""}', false],
  ['a key that is no text', ORDER, '{"IdempotencyKey":7}', false],
  ['no object', ORDER, 'null', false],
  ['no JSON', ORDER, '{', false],
  ['a body that is not held', ORDER, undefined, false],
  ['another call, whatever it says', CALLS.login.path, '{"IdempotencyKey":"k"}', false],
])('%s: sent again or not', (_, path, body, may) => expect(isKeyed(path, body)).toBe(may));
