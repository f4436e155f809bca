import { readSeed, seedOfText } from './client-seed';

it.each([
  ['0', 0],
  ['11', 11],
  ['12', null],
  ['-1', null],
  ['1.5', null],
  ['', null],
  [undefined, null],
  ['x', null],
])('%j is the seed %s', (text, seed) => {
  expect(seedOfText(text)).toBe(seed);
  expect(readSeed(text === undefined ? {} : { hp_seed: text })).toBe(seed);
});
