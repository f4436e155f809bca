import { fitByUse, readSinceVersions, type SinceVersions } from './fit-by-use';

const BUILT = {
  platform: { version: '1.4.0', range: '^1.4.0' },
  contract: { version: '2.9.0', range: '^2.9.0' },
};
const ROUTER = '@heizplatz/router';
const SINCE: SinceVersions = {
  platform: {
    exports: {
      [ROUTER]: { Link: '1.1.0', useArrival: '1.3.0', LayoutName: '1.1.0', PageHandle: '1.1.0', PagePlace: '1.1.0' },
    },
    ...{ crossings: '1.1.0', builds: '1.0.0' },
  },
  contract: { prices: '1.4.0', searchOffers: '2.3.0', switchRelease: '2.8.0' },
};
const ranges = (used: Parameters<typeof fitByUse>[1], since = SINCE) => {
  const { platform, contract } = fitByUse(BUILT, used, since);
  return [platform?.range, contract?.range];
};
const uses = (...names: string[]) => ({ usedExports: { [ROUTER]: names } });

it.each<[string, Parameters<typeof fitByUse>[1], readonly string[]]>([
  ['old exports and calls', { ...uses('Link'), usedCalls: ['searchOffers'] }, ['^1.1.0', '^2.3.0']],
  ['a newer export', { ...uses('Link', 'useArrival'), usedCalls: [] }, ['^1.3.0', '^2.0.0']],
  ['calls of the major before alone', { ...uses(), usedCalls: ['prices'] }, ['^1.1.0', '^2.0.0']],
  ['the newest call', { ...uses(), usedCalls: ['prices', 'switchRelease'] }, ['^1.1.0', '^2.8.0']],
  ['an export and a call that no list knows', { ...uses('useRoom'), usedCalls: ['saveRoom'] }, ['^1.4.0', '^2.9.0']],
  ['calls that the build could not tell', uses('Link'), ['^1.1.0', '^2.9.0']],
])('a remote that uses %s', (_, used, expected) => expect(ranges(used)).toEqual(expected));

it('what crosses beside exports, what builds make, and the types that remotes hand over, count for every remote', () => {
  const { exports, crossings, builds } = SINCE.platform;
  const later = { ...exports[ROUTER], PageHandle: '1.2.0' };
  expect(ranges(uses(), { ...SINCE, platform: { exports, builds, crossings: '1.3.0' } })[0]).toBe('^1.3.0');
  expect(ranges(uses(), { ...SINCE, platform: { exports, crossings, builds: '1.4.0' } })[0]).toBe('^1.4.0');
  expect(ranges(uses(), { ...SINCE, platform: { exports: { [ROUTER]: later }, crossings, builds } })[0]).toBe('^1.2.0');
});

it('the version that it was built with stays', () => {
  expect(fitByUse(BUILT, uses('Link'), SINCE).platform?.version).toBe('1.4.0');
});

it('the lists of this repository know what is shared and called', () => {
  const { platform, contract } = readSinceVersions();
  expect(platform.exports[ROUTER]?.['Link']).toBe('1.1.0');
  expect(contract['releaseHealth']).toBe('1.2.0');
});
