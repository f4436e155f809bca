import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compareRemotes, findPatternConflict, RemoteManifest } from '@heizplatz/releases';
import { matchPath } from '@heizplatz/router';
import * as fc from 'fast-check';
import { parse } from 'valibot';
import { getOwnerByPath } from './get-owner-by-path';

interface Remote {
  readonly name: string;
  readonly order: number;
  readonly patterns: readonly string[];
}

const TEXTS = ['a', 'b', 'c'];
const segment = fc.constantFrom(...TEXTS, ':x', ':y', ':z?');
const pattern = fc
  .tuple(fc.array(segment, { maxLength: 3 }), fc.boolean())
  .map(([segments, isOpen]) => `/${[...segments, ...(isOpen ? ['*'] : [])].join('/')}`);
const remotes = fc.array(
  fc.record({ order: fc.integer({ min: 1, max: 4 }), patterns: fc.array(pattern, { minLength: 1, maxLength: 3 }) }),
  { minLength: 2, maxLength: 5 },
);
const path = fc.array(fc.constantFrom(...TEXTS, 'd'), { maxLength: 4 }).map((segments) => `/${segments.join('/')}`);

/** One after the other, each as the gate lets it in. */
const admit = (candidates: readonly Omit<Remote, 'name'>[]): Remote[] =>
  candidates.reduce<Remote[]>((admitted, candidate, at) => {
    const remote = { name: `remote-${at}`, ...candidate, patterns: [...candidate.patterns] };
    return findPatternConflict(remote, admitted) ? admitted : [...admitted, remote];
  }, []);

const getOwner = (all: readonly Remote[], pathname: string) =>
  getOwnerByPath(all.toSorted(compareRemotes), pathname)?.name;
const matches = ({ patterns }: Remote, pathname: string) => patterns.some((one) => matchPath(one, pathname));

describe('remotes that the gate admitted', () => {
  it('leave each path one owner, whatever their names', () => {
    fc.assert(
      fc.property(remotes, path, (candidates, pathname) => {
        const owners = admit(candidates).filter((remote) => matches(remote, pathname));
        const orders = owners.map(({ order }) => order);
        expect(new Set(orders).size).toBe(orders.length);
      }),
      { numRuns: 2000 },
    );
  });

  it('take no path from one of before unless their order is smaller', () => {
    fc.assert(
      fc.property(remotes, path, (candidates, pathname) => {
        const admitted = admit(candidates);
        const added = admitted.at(-1);
        const before = getOwner(admitted.slice(0, -1), pathname);
        if (!added || before === undefined || getOwner(admitted, pathname) === before) return;
        const former = admitted.find(({ name }) => name === before);
        expect(added.order).toBeLessThan(former?.order ?? 0);
      }),
      { numRuns: 2000 },
    );
  });

  it('are refused only where a path of both exists', () => {
    fc.assert(
      fc.property(pattern, pattern, path, (one, other, pathname) => {
        const remote = (name: string, patterns: string[]) => ({ name, order: 1, patterns });
        const conflict = findPatternConflict(remote('a', [one]), [remote('b', [other])]);
        if (matchPath(one, pathname) && matchPath(other, pathname)) expect(conflict).not.toBeNull();
      }),
      { numRuns: 2000 },
    );
  });
});

const APPS = join(__dirname, '../../..');
const ours = globSync('*/remote.json', { cwd: APPS }).map((file) => ({
  name: dirname(file),
  ...parse(RemoteManifest, JSON.parse(readFileSync(join(APPS, file), 'utf8'))),
}));

describe('the remotes of this repository', () => {
  it('are admitted beside each other', () => {
    for (const remote of ours) expect(findPatternConflict(remote, ours)).toBeNull();
  });

  it.each([
    ['tips', 25, '/tipps', null],
    ['tips', 25, '/:productGroup/tipps', ['/:productGroup/tipps', 'order', '/bestellung/:orderId']],
    ['tips', 35, '/:productGroup/tipps', null],
    ['tips', 95, '/tipps', ['/tipps', 'public', '/*']],
    ['tips', 25, '/support/tipps', ['/support/tipps', 'support', '/support/*']],
    ['tips', 5, '/support/tipps', null],
    ['tips', 5, '/:area/tipps', ['/:area/tipps', 'account', '/benutzerkonto/*']],
    ['tips', 25, '/kunde/startseite', ['/kunde/startseite', 'account', '/kunde/startseite']],
    ['tips', 90, '/tipps', ['/tipps', 'public', '/*']],
  ])('%s with order %d and %s meets the conflict %j', (name, order, own, expected) => {
    const others = ours.toSorted((a, b) => (a.name < b.name ? -1 : 1));
    const conflict = findPatternConflict({ name, order, patterns: [own] }, others);
    expect(conflict && [conflict.pattern, conflict.remote, conflict.otherPattern]).toEqual(expected);
  });
});
