import { beforeFullStop } from './sentence-end.ts';

test.each([
  ['Holzenergie Oderland e. K.', 'Holzenergie Oderland e. K'],
  ['Pellethof Uckermark GmbH', 'Pellethof Uckermark GmbH'],
])('%s before a full stop', (name, text) => {
  expect(beforeFullStop(name)).toBe(text);
});
