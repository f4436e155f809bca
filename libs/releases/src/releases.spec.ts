import { describeIncompatibility, findIncompatibility } from './incompatibility.ts';
import { parseRelease } from './release.ts';

it.each(['[]', '{', '{"name":"order"}'])('a release is not made of %s', (text) => {
  expect(() => parseRelease(text)).toThrow();
});

describe('an incompatibility', () => {
  const system = { contractVersion: 2, sharedVersions: { react: '19.3.1', swr: '2.5.1' } };

  it('is none where all fits', () => {
    expect(findIncompatibility({ contractVersion: 2, sharedVersions: { react: '19.3.1' } }, system)).toBeNull();
  });

  it.each([
    [
      { contractVersion: 1, sharedVersions: { react: '19.3.1' } },
      { kind: 'contract', needs: 1, has: 2 } as const,
      'it was built for contract version 1, the shell has 2',
    ],
    [
      { contractVersion: 2, sharedVersions: { react: '18.0.0' } },
      { kind: 'shared', name: 'react', needs: '18.0.0', has: '19.3.1' } as const,
      'it needs react 18.0.0, the shell brings 19.3.1',
    ],
    [
      { contractVersion: 2, sharedVersions: { preact: '1.0.0' } },
      { kind: 'shared', name: 'preact', needs: '1.0.0', has: null } as const,
      'it needs preact 1.0.0, the shell brings none',
    ],
  ])('of %j is %j: %s', (release, incompatibility, description) => {
    expect(findIncompatibility(release, system)).toEqual(incompatibility);
    expect(describeIncompatibility(incompatibility)).toBe(description);
  });
});
