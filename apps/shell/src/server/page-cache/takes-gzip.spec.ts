/** @jest-environment node */
import { takesGzip } from './takes-gzip';

it.each([
  ['gzip', true],
  ['gzip, deflate, br', true],
  ['br;q=1.0, gzip;q=0.8', true],
  ['gzip;q=0.05', true],
  ['br, gzip;q=0', false],
  ['gzip;q=0.000, br', false],
  ['gzip;q=0.0', false],
  ['gzip;q=0.', false],
  ['br', false],
  ['xgzip', false],
  ['', false],
  [undefined, false],
  [['br'], false],
])('Accept-Encoding %j: %s', (encoding, takes) => expect(takesGzip(encoding)).toBe(takes));
