import { compactPath } from './compact-path.ts';

describe('compactPath', () => {
  it.each([
    ['M10,10L20,10L20,5Z', 'M10 10l10 0 0-5z'],
    ['M1,1L2,2L1,2ZM5,5L6,6L5,6Z', 'M1 1l1 1-1 0zM5 5l1 1-1 0z'],
    ['M1,1L1,1L3,1Z', 'M1 1l2 0z'],
    ['M1,1L1,1Z', ''],
  ])('%s is %s', (path, compact) => {
    expect(compactPath(path)).toBe(compact);
  });
});
