import { chooseVersion } from './choose-version.ts';

const ALL = { version: 'stable', share: 1, sites: null };
const AUSTRIA = 2;
const GERMANY = 1;

describe('the version of a visitor', () => {
  it.each([
    ['everybody gets the only rule', [ALL], { site: GERMANY, bucket: 0.99 }, 'stable'],
    ['a share begins at bucket 0', [{ ...ALL, version: 'c', share: 0.1 }, ALL], { site: GERMANY, bucket: 0 }, 'c'],
    ['and ends below its share', [{ ...ALL, version: 'c', share: 0.1 }, ALL], { site: GERMANY, bucket: 0.1 }, 'stable'],
    [
      'a share of Austria takes nobody of Germany',
      [{ version: 'c', share: 0.1, sites: [AUSTRIA] }, ALL],
      { site: GERMANY, bucket: 0 },
      'stable',
    ],
    [
      'a share of Austria takes its part of Austria',
      [{ version: 'c', share: 0.1, sites: [AUSTRIA] }, ALL],
      { site: AUSTRIA, bucket: 0.09 },
      'c',
    ],
    [
      'the first rule wins',
      [{ version: 'c', share: 0.1, sites: [AUSTRIA] }, { version: 'at', share: 1, sites: [AUSTRIA] }, ALL],
      { site: AUSTRIA, bucket: 0.5 },
      'at',
    ],
  ])('%s', (_, serving, visitor, version) => {
    expect(chooseVersion({ serving }, visitor)).toBe(version);
  });

  it('is none where no rule covers the visitor', () => {
    expect(chooseVersion({ serving: [] }, { site: GERMANY, bucket: 0 })).toBeUndefined();
  });
});
