import { oncePer } from './once-per';

it('computes once for each object, and anew for an equal one', () => {
  const make = jest.fn((source: { readonly names: readonly string[] }) => new Set(source.names));
  const nameSet = oncePer(make);
  const source = { names: ['a'] };
  expect(nameSet(source)).toBe(nameSet(source));
  expect(nameSet({ ...source })).not.toBe(nameSet(source));
  expect(make).toHaveBeenCalledTimes(2);
});
