import type { ReleaseFit, ShellFit } from './fit.ts';
import { describeIncompatibility, findIncompatibility } from './incompatibility.ts';

/** A shell of today, and a release that was built against it and uses little: what both say of themselves. */
const SHELL: ShellFit = {
  contractVersion: 2,
  contract: { version: '2.9.0', range: '^2.9.0' },
  platform: { version: '1.4.0', range: '^1.4.0' },
  sharedVersions: { react: '19.3.1', '@heizplatz/router': '7.18.5' },
  sharedExports: { '@heizplatz/router': ['Link', 'useArrival', 'useSite'] },
  packageExports: { react: ['default', 'useEffectEvent', 'useState'] },
  availableLayouts: ['default', 'staff'],
};
const RELEASE: ReleaseFit = {
  contractVersion: 2,
  contract: { version: '2.9.0', range: '^2.3.0' },
  platform: { version: '1.4.0', range: '^1.1.0' },
  sharedVersions: { react: '19.3.1', '@heizplatz/router': '7.18.5' },
  sharedRanges: { react: '^19.0.0', '@heizplatz/router': '^7.0.0' },
  usedExports: { '@heizplatz/router': ['Link'] },
  usedPackageExports: { react: ['useState'] },
  usedCalls: ['prices', 'searchOffers'],
  layouts: ['default'],
};

const platform = (version: string): Partial<ShellFit> => ({ platform: { version, range: `^${version}` } });
const contract = (version: string): Partial<ShellFit> => ({ contract: { version, range: `^${version}` } });
const versions = (own: Readonly<Record<string, string>>): Partial<ShellFit> => ({
  sharedVersions: { ...SHELL.sharedVersions, ...own },
});
const OLD_REACT = { ...versions({ react: '19.1.0' }), packageExports: { react: ['default', 'useState'] } };
const BEFORE_ARRIVAL = { ...platform('1.2.0'), sharedExports: { '@heizplatz/router': ['Link', 'useSite'] } };

/** What differs, in the shell and in the release, and what must happen: null for served, else the reason. */
const DIFFERENCES: readonly (readonly [string, Partial<ShellFit>, Partial<ReleaseFit>, string | null])[] = [
  ['a minor of the platform, whose new export nobody uses', platform('1.5.0'), {}, null],
  ['a rollback of the shell by minors of the platform that the release does not need', BEFORE_ARRIVAL, {}, null],
  [
    'a rollback of the shell below an export that the release uses',
    BEFORE_ARRIVAL,
    { platform: { version: '1.4.0', range: '^1.3.0' }, usedExports: { '@heizplatz/router': ['Link', 'useArrival'] } },
    'it needs @heizplatz/platform ^1.3.0, the shell brings 1.2.0',
  ],
  [
    'an export that is gone though no version tells of it',
    { sharedExports: { '@heizplatz/router': ['useSite'] } },
    {},
    'it needs Link of @heizplatz/router, which the shell does not bring',
  ],
  ['a major of the platform', platform('2.0.0'), {}, 'it needs @heizplatz/platform ^1.1.0, the shell brings 2.0.0'],
  ['a minor of the contract, whose new call nobody makes', contract('2.10.0'), {}, null],
  ['a rollback by minors of the contract below calls that the release does not make', contract('2.3.0'), {}, null],
  [
    'a rollback below the form of a call that the release makes',
    contract('2.3.0'),
    { contract: { version: '2.9.0', range: '^2.8.0' } },
    'it was built for contract version ^2.8.0, the shell has 2.3.0',
  ],
  [
    'a major of the contract',
    { contractVersion: 3, ...contract('3.0.0') },
    {},
    'it was built for contract version 2, the shell has 3',
  ],
  ['a patch of the router less than the release was built with', versions({ '@heizplatz/router': '7.18.3' }), {}, null],
  ['a minor of React less, without a new export of it in use', OLD_REACT, {}, null],
  [
    'a minor of React less, with a new export of it in use',
    OLD_REACT,
    { usedPackageExports: { react: ['useEffectEvent'] } },
    'it needs useEffectEvent of react, which the shell does not bring',
  ],
  ['a major of React', versions({ react: '20.0.0' }), {}, 'it needs react ^19.0.0, the shell brings 20.0.0'],
  [
    'a layout that the shell lost',
    { availableLayouts: ['staff'] },
    {},
    'its routes name the layout default, which the shell does not have',
  ],
];

it('the release fits the shell that it was built against', () =>
  expect(findIncompatibility(RELEASE, SHELL)).toBeNull());

it.each(DIFFERENCES)('%s', (_, shell, release, reason) => {
  const found = findIncompatibility({ ...RELEASE, ...release }, { ...SHELL, ...shell });
  expect(found && describeIncompatibility(found)).toBe(reason);
});

it('a release of before is compared as before: by the versions that it was built with', () => {
  const { usedCalls: _, usedPackageExports: __, ...rest } = RELEASE;
  const before = { ...rest, platform: { version: '1.4.0', range: '^1.4.0' }, sharedRanges: { react: '^19.3.1' } };
  expect(findIncompatibility(before, { ...SHELL, ...platform('1.3.0') })).toMatchObject({ kind: 'platform' });
  expect(findIncompatibility(before, { ...SHELL, ...OLD_REACT })).toMatchObject({ kind: 'shared', needs: '^19.3.1' });
});

it('a shell of before, which lists no exports of packages, refuses none for them', () => {
  expect(findIncompatibility(RELEASE, { ...SHELL, packageExports: undefined })).toBeNull();
});
