import { chooseVersion } from './choose-version.ts';
import { followBuilds, type PointerRules, promote, rollBack, startCanary, switchTo } from './pointer-moves.ts';

const [DE, AT, CH] = [1, 2, 3];
const all = (version: string) => ({ version, share: 1, sites: null });
const at = (version: string, share: number, ...sites: number[]) => ({ version, share, sites });
const everyTenth = (version: string) => ({ version, share: 0.1, sites: null });
const rules = (...serving: PointerRules['serving']): PointerRules => ({ serving, history: ['0'], isChosen: true });
const canary = (entry: PointerRules, share: number, sites: number[] | null = null, version = '2') =>
  startCanary(entry, { version, share, sites });

describe('the rules after a move', () => {
  it.each<[string, PointerRules, PointerRules['serving'], string[]]>([
    ['a switch', switchTo(rules(all('1')), '2'), [all('2')], ['0', '1']],
    ['a switch to what serves', switchTo(rules(all('1')), '1'), [all('1')], ['0']],
    ['a switch ends canaries', switchTo(rules(everyTenth('2'), all('1')), '3'), [all('3')], ['0', '1']],
    ['a switch of a site', switchTo(rules(all('1')), '2', [AT]), [at('2', 1, AT), all('1')], ['0']],
    [
      'a switch of a site takes it from the others',
      switchTo(rules(at('2', 1, AT, CH), all('1')), '3', [AT]),
      [at('3', 1, AT), at('2', 1, CH), all('1')],
      ['0'],
    ],
    [
      'a switch of a site goes before a canary of all',
      switchTo(rules(everyTenth('2'), all('1')), '3', [AT]),
      [at('3', 1, AT), everyTenth('2'), all('1')],
      ['0'],
    ],
    ['a canary', canary(rules(all('1')), 0.1), [everyTenth('2'), all('1')], ['0']],
    ['a canary of a site', canary(rules(all('1')), 0.1, [AT]), [at('2', 0.1, AT), all('1')], ['0']],
    ['a larger share', canary(rules(everyTenth('2'), all('1')), 0.5), [at2(0.5), all('1')], ['0']],
    [
      'a larger share of a site',
      canary(rules(at('2', 0.1, AT, CH), all('1')), 0.5, [AT]),
      [at('2', 0.5, AT), at('2', 0.1, CH), all('1')],
      ['0'],
    ],
    ['a promotion', promote(rules(everyTenth('2'), all('1')), { sites: null }), [all('2')], ['0', '1']],
    [
      'a promotion of a site’s canary',
      promote(rules(at('2', 0.1, AT), all('1')), { sites: null }),
      [at('2', 1, AT), all('1')],
      ['0'],
    ],
    [
      'a promotion at one of a canary’s sites',
      promote(rules(at('2', 0.1, AT, CH), all('1')), { sites: [CH] }),
      [at('2', 1, CH), at('2', 0.1, AT), all('1')],
      ['0'],
    ],
    ['a rollback of a canary', rollBack(rules(everyTenth('2'), all('1'))), [all('1')], ['0']],
    ['a rollback', rollBack(rules(all('1'))), [all('0')], []],
    ['a rollback leaves sites', rollBack(rules(at('3', 1, AT), all('1'))), [at('3', 1, AT), all('0')], []],
    ['a rollback of a site', rollBack(rules(at('3', 1, AT, CH), all('1')), [AT]), [at('3', 1, CH), all('1')], ['0']],
    ['a rollback of a site like all', rollBack(rules(all('1')), [AT]), [at('0', 1, AT), all('1')], ['0']],
    [
      'a rollback of a canary at one site of all',
      rollBack(rules(everyTenth('2'), all('1')), [AT]),
      [at('1', 1, AT), everyTenth('2'), all('1')],
      ['0'],
    ],
  ])('of %s', (_, { serving, history, isChosen }, expected, expectedHistory) => {
    expect(serving).toEqual(expected);
    expect(history).toEqual(expectedHistory);
    expect(isChosen).toBe(true);
  });

  it('have a history of twenty versions', () => {
    let entry: PointerRules | null = null;
    for (let nth = 0; nth < 25; nth += 1) entry = switchTo(entry, `v${nth}`);
    expect(entry?.history).toHaveLength(20);
    expect(entry?.history.at(-1)).toBe('v23');
  });

  it('follow the builds of a start again', () => {
    expect(followBuilds(rules(all('1'))).isChosen).toBe(false);
  });

  it('give Germany nothing of a canary of Austria', () => {
    const { serving } = canary(rules(all('1')), 0.1, [AT]);
    const versions = [DE, AT, CH].map((site) => chooseVersion({ serving }, { site: site ?? 0, bucket: 0.05 }));
    expect(versions).toEqual(['1', '2', '1']);
  });
});

function at2(share: number) {
  return { version: '2', share, sites: null };
}

it.each<[string, () => unknown, RegExp]>([
  ['a switch of a site before any of all', () => switchTo(null, '1', [AT]), /nothing serves all visitors yet/],
  ['a canary before any switch', () => startCanary(null, { version: '1', share: 0.1, sites: null }), /nothing serves/],
  ['a canary of nobody', () => canary(rules(all('1')), 0), /more than none/],
  ['a canary of everybody', () => canary(rules(all('1')), 1), /less than all/],
  ['a canary of what serves', () => canary(rules(all('2')), 0.1), /2 serves everybody there/],
  ['a canary of what serves the site', () => canary(rules(at('2', 1, AT), all('1')), 0.1, [AT]).serving, /2 serves/],
  ['a second canary', () => canary(rules(everyTenth('3'), all('1')), 0.1), /3 is a canary there: promote/],
  ['a second canary at one site', () => canary(rules(at('3', 0.1, AT), all('1')), 0.1), /3 is a canary there/],
  ['a promotion without a canary', () => promote(rules(all('1')), { sites: null }), /no canary is running/],
  ['a promotion elsewhere', () => promote(rules(at('2', 0.1, AT), all('1')), { sites: [CH] }), /no canary is running/],
  ['a promotion of another', () => promote(rules(everyTenth('2'), all('1')), { version: '3', sites: null }), /is 2/],
  ['a rollback without a version before', () => rollBack({ ...rules(all('1')), history: [] }), /no other version/],
  ['a rollback of nothing', () => rollBack(null), /nothing serves/],
])('%s is refused', (_, move, reason) => {
  expect(move).toThrow(reason);
});
