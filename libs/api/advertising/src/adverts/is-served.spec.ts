import { isServed, reachesPlace, type ServedCampaign } from './is-served';

const DAY = '2026-11-21';
const CAMPAIGN: ServedCampaign = {
  isPaused: false,
  isBlocked: false,
  startsOn: '2026-11-01',
  endsOn: '2026-11-30',
  capImpressions: 1000,
  capImpressionsPerDay: 100,
};
const NOTHING = { impressions: 0, impressionsToday: 0 };

describe('a campaign', () => {
  it.each<[string, Partial<ServedCampaign>, Partial<typeof NOTHING>, boolean]>([
    ['runs within its period', {}, {}, true],
    ['runs on its first day', { startsOn: DAY }, {}, true],
    ['runs on its last day', { endsOn: DAY }, {}, true],
    ['has not begun', { startsOn: '2026-11-22' }, {}, false],
    ['is over', { endsOn: '2026-11-20' }, {}, false],
    ['runs until further notice', { endsOn: null }, {}, true],
    ['is paused', { isPaused: true }, {}, false],
    ['is of a blocked advertiser', { isBlocked: true }, {}, false],
    ['is one short of its cap', {}, { impressions: 999 }, true],
    ['has reached its cap', {}, { impressions: 1000 }, false],
    ['has reached its cap of the day', {}, { impressionsToday: 100 }, false],
    [
      'knows no cap',
      { capImpressions: null, capImpressionsPerDay: null },
      { impressions: 1e9, impressionsToday: 1e9 },
      true,
    ],
  ])('%s', (_, changes, delivered, expected) => {
    expect(isServed({ ...CAMPAIGN, ...changes }, { ...NOTHING, ...delivered }, DAY)).toBe(expected);
  });
});

describe('postcodes of a campaign', () => {
  const RANGES = [
    { from: '80000', to: '85999' },
    { from: '90402', to: '90402' },
  ];

  it.each<[string, boolean, boolean]>([
    ['80000', true, true],
    ['85999', true, true],
    ['86000', true, false],
    ['79999', true, false],
    ['90402', true, true],
    ['', true, false],
    ['8100', true, false],
    ['80331', false, false],
  ])('for %j where the slot filters: %s', (zipCode, filters, expected) => {
    expect(reachesPlace(RANGES, filters, zipCode)).toBe(expected);
  });

  it('reach everybody when there are none', () => {
    for (const filters of [true, false]) expect(reachesPlace([], filters, '')).toBe(true);
  });
});
