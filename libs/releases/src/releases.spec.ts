import type { ReleaseFit, ShellFit } from './fit.ts';
import { describeIncompatibility, findIncompatibility, type Incompatibility } from './incompatibility.ts';
import { parseRelease } from './release.ts';

it.each(['[]', '{', '{"name":"order"}'])('a release is not made of %s', (text) => {
  expect(() => parseRelease(text)).toThrow();
});

describe('an incompatibility', () => {
  const shell: ShellFit = {
    contractVersion: 2,
    contract: { version: '2.3.0', range: '^2.3.0' },
    platform: { version: '1.4.2', range: '^1.4.2' },
    sharedVersions: { react: '19.3.1', swr: '2.5.1' },
    sharedExports: { '@heizplatz/router': ['Link', 'useSite'] },
    availableLayouts: ['default', 'staff'],
  };
  const before = { contractVersion: 2, sharedVersions: { react: '19.3.1' } };
  const release: ReleaseFit = {
    ...before,
    contract: { version: '2.1.0', range: '^2.1.0' },
    platform: { version: '1.4.0', range: '^1.4.0' },
    sharedRanges: { react: '^19.2.0' },
    usedExports: { '@heizplatz/router': ['Link'] },
    layouts: ['default'],
  };
  const NOT_LISTED = { ...shell, sharedExports: undefined, availableLayouts: undefined };

  it.each([
    ['of today', release, shell],
    ['of today, where the shell does not list its exports and layouts', release, NOT_LISTED],
    ['from before the platform had a version', before, shell],
    ['from before, in a shell from before', before, before],
  ])('is none where a release %s fits', (_, one, other) => expect(findIncompatibility(one, other)).toBeNull());

  const major = (needs: number) => ({ contractVersion: needs });
  const range = (needs: string) => ({ version: needs.slice(1), range: needs });
  it.each([
    [major(1), { kind: 'contract', needs: 1, has: 2 }, 'it was built for contract version 1, the shell has 2'],
    [
      { contract: range('^2.4.0') },
      { kind: 'contract', needs: '^2.4.0', has: '2.3.0' },
      'it was built for contract version ^2.4.0, the shell has 2.3.0',
    ],
    ...['^1.5.0', '^1.4.3', '^2.0.0', '^0.9.0'].map((needs) => [
      { platform: range(needs) },
      { kind: 'platform', needs, has: '1.4.2' },
      `it needs @heizplatz/platform ${needs}, the shell brings 1.4.2`,
    ]),
    ...['^18.0.0', '^19.4.0', '^20.0.0'].map((needs) => [
      { sharedRanges: { react: needs } },
      { kind: 'shared', name: 'react', needs, has: '19.3.1' },
      `it needs react ${needs}, the shell brings 19.3.1`,
    ]),
    ...['18.0.0', '19.3.0'].map((needs) => [
      { sharedRanges: undefined, sharedVersions: { react: needs } },
      { kind: 'shared', name: 'react', needs, has: '19.3.1' },
      `it needs react ${needs}, the shell brings 19.3.1`,
    ]),
    [
      { sharedRanges: { preact: '^1.0.0' } },
      { kind: 'shared', name: 'preact', needs: '^1.0.0', has: null },
      'it needs preact ^1.0.0, the shell brings none',
    ],
    [
      { usedExports: { '@heizplatz/router': ['Link', 'useRoom'] } },
      { kind: 'export', name: '@heizplatz/router', needs: 'useRoom', has: null },
      'it needs useRoom of @heizplatz/router, which the shell does not bring',
    ],
    [
      { usedExports: { '@heizplatz/other': ['useRoom'] } },
      { kind: 'export', name: '@heizplatz/other', needs: 'useRoom', has: null },
      'it needs useRoom of @heizplatz/other, which the shell does not bring',
    ],
    [
      { layouts: ['default', 'wide'] },
      { kind: 'layout', needs: 'wide', has: null },
      'its routes name the layout wide, which the shell does not have',
    ],
  ] as [Partial<ReleaseFit>, Incompatibility, string][])('of %j is %j: %s', (fields, incompatibility, description) => {
    expect(findIncompatibility({ ...release, ...fields }, shell)).toEqual(incompatibility);
    expect(describeIncompatibility(incompatibility)).toBe(description);
  });

  it('is there for a release that names a platform or a minor, in a shell from before', () => {
    const { platform, contract } = release;
    expect(findIncompatibility({ ...before, platform }, before)).toMatchObject({ kind: 'platform', has: null });
    expect(findIncompatibility({ ...before, contract }, before)).toMatchObject({ kind: 'contract', has: '2.0.0' });
  });
});
