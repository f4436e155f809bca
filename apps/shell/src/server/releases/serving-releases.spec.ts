/** @jest-environment node */
import { releaseOf, serveAll } from '../testing/get-release';
import { createServingReleases, type ServedRule } from './serving-releases';

const GROUPS = Array.from({ length: 2000 }, (_, group) => group);

const rule = (name: string, version: string, share = 1, sites: number[] | null = null): ServedRule => ({
  release: releaseOf(name, { version }),
  share,
  sites,
});
const canary = (share: number, sites: number[] | null = null, version = '2') => [
  rule('order', version, share, sites),
  rule('order', '1'),
];

/** The groups of a site to whom a version of a remote is served. */
function getGroups(remotes: ServedRule[][], version: string, { countryId = 1 as const, name = 'order' } = {}) {
  const { select } = createServingReleases(remotes);
  const getVersion = (group: number | null) => select({ countryId, group }).find((one) => one.name === name)?.version;
  return GROUPS.filter((group) => getVersion(group) === version);
}

describe('a share of the visitors', () => {
  it.each([
    [0.1, 160, 240],
    [0.5, 960, 1040],
    [0.01, 8, 32],
    [0, 0, 0],
  ])('of %d is so many of 2,000 groups, within two hundredths', (share, least, most) => {
    const { length } = getGroups([canary(share)], '2');
    expect(length).toBeGreaterThanOrEqual(least);
    expect(length).toBeLessThanOrEqual(most);
  });

  it('keeps whom it has when it grows', () => {
    const larger = new Set(getGroups([canary(0.3)], '2'));
    expect(getGroups([canary(0.1)], '2').filter((group) => !larger.has(group))).toEqual([]);
  });

  it('is of other visitors for another remote, and for another version', () => {
    const remotes = [canary(0.5), [rule('account', '2', 0.5), rule('account', '1')]];
    const order = new Set(getGroups(remotes, '2'));
    const both = getGroups(remotes, '2', { name: 'account' }).filter((group) => order.has(group));
    expect(both.length).toBeGreaterThan(440);
    expect(both.length).toBeLessThan(560);
    const next = getGroups([canary(0.5, null, '3')], '3').filter((group) => order.has(group));
    expect(next.length).toBeLessThan(560);
  });

  it('in Austria is of no visitor elsewhere', () => {
    const remotes = [canary(0.5, [2])];
    expect(getGroups(remotes, '2')).toEqual([]);
    expect(getGroups(remotes, '2', { countryId: 2 as 1 }).length).toBeGreaterThan(900);
    const serving = createServingReleases(remotes);
    expect([1, 2, 3].map((countryId) => serving.hasShares(countryId as 1))).toEqual([false, true, false]);
  });

  it('is of nobody without a group', () => {
    const { select } = createServingReleases([canary(0.99)]);
    expect(select({ countryId: 1, group: null }).map(({ version }) => version)).toEqual(['1']);
  });
});

describe('what serves', () => {
  it('is one list for all visitors of the same versions', () => {
    const { select } = createServingReleases([canary(0.5), [rule('public', '1')]]);
    const lists = new Set(GROUPS.map((group) => select({ countryId: 1, group })));
    expect([...lists].map((list) => list.map(({ version }) => version).join(' ')).toSorted()).toEqual(['1 1', '2 1']);
  });

  it('without shares is one list a site, and no visitor needs a group', () => {
    const { select, hasShares } = createServingReleases([[rule('order', '2', 1, [2]), rule('order', '1')]]);
    const versionsIn = (countryId: 1 | 2) => select({ countryId, group: 7 }).map(({ version }) => version);
    expect([versionsIn(1), versionsIn(2), hasShares(2)]).toEqual([['1'], ['2'], false]);
    expect(select({ countryId: 1, group: 1 })).toBe(select({ countryId: 1, group: 2 }));
  });

  it('names every release of a rule, and nothing where nothing serves', () => {
    expect(createServingReleases([canary(0.1)]).all.map(({ version }) => version)).toEqual(['2', '1']);
    expect(serveAll([]).select({ countryId: 1, group: null })).toEqual([]);
  });
});
