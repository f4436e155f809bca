import type * as SharedContext from './shared-context';

test('two copies of the library, as two remotes bring them, share one context of a name', () => {
  const copies: (typeof SharedContext)[] = [];
  for (let copy = 0; copy < 2; copy++) {
    jest.isolateModules(() => {
      copies.push(jest.requireActual<typeof SharedContext>('./shared-context'));
    });
  }
  const [first, second] = copies;
  expect(first?.sharedContext).not.toBe(second?.sharedContext);
  expect(first?.sharedContext('test', 1)).toBe(second?.sharedContext('test', 2));
  expect(first?.sharedContext('other', 1)).not.toBe(second?.sharedContext('test', 1));
});
