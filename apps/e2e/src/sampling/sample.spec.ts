import fc from 'fast-check';
import { COMBINATIONS, filesLeftOut, inCombinations, isCombination, getTitles } from './combinations';
import { dayNumber, isSampled, sampledCombinations } from './sample';

const aTitle = fc.string({ minLength: 1, maxLength: 120, unit: 'grapheme' });
const aDay = fc.integer({ min: 20_000, max: 30_000 });
const someEligible = fc.subarray([...COMBINATIONS], { minLength: 1 });
const ofWeek = (day: number) => Array.from({ length: 7 }, (_, later) => day + later);

describe('the sample of a day', () => {
  it('has every test somewhere, in a sixth of its combinations', () => {
    fc.assert(
      fc.property(aTitle, someEligible, aDay, (title, eligible, day) => {
        const sample = sampledCombinations(title, eligible, day);
        expect(sample).toHaveLength(Math.ceil(eligible.length / 6));
        expect(new Set(sample).size).toBe(sample.length);
        expect(eligible).toEqual(expect.arrayContaining([...sample]));
      }),
    );
  });

  it('has every test in each of its combinations within any seven days', () => {
    fc.assert(
      fc.property(aTitle, someEligible, aDay, (title, eligible, monday) => {
        for (const combination of eligible)
          expect(ofWeek(monday).some((day) => isSampled(title, combination, { eligible, day }))).toBe(true);
      }),
    );
  });

  it('has both widths and two sites on two days in a row of a test that runs everywhere', () => {
    fc.assert(
      fc.property(aTitle, aDay, (title, day) => {
        const days = [day, day + 1];
        const parts = days
          .flatMap((one) => sampledCombinations(title, COMBINATIONS, one))
          .map((name) => name.split('-'));
        expect(new Set(parts.map(([site]) => site)).size).toBe(2);
        expect(new Set(parts.map(([, width]) => width)).size).toBe(2);
      }),
    );
  });

  it('is the same whenever it is asked for', () => {
    fc.assert(
      fc.property(aTitle, aDay, (title, day) => {
        expect(sampledCombinations(title, COMBINATIONS, day)).toEqual(sampledCombinations(title, COMBINATIONS, day));
      }),
    );
  });

  it('spreads tests evenly over the combinations, on every day', () => {
    const titles = Array.from({ length: 3000 }, (_, number) => `journeys/order.spec.ts › a guest orders ${number}`);
    for (const day of ofWeek(dayNumber('2026-11-22')))
      for (const combination of COMBINATIONS) {
        const sampled = titles.filter((title) => isSampled(title, combination, { eligible: COMBINATIONS, day }));
        expect(sampled.length).toBeGreaterThan(430);
        expect(sampled.length).toBeLessThan(570);
      }
  });
});

it('a day is an ISO date', () => {
  expect(dayNumber('2026-11-23') - dayNumber('2026-11-22')).toBe(1);
  for (const wrong of ['', '22.11.2026', '2026-13-01', 'today']) expect(() => dayNumber(wrong)).toThrow('2026-11-25');
});

describe('the tests of a combination', () => {
  const isOf = (title: string) => COMBINATIONS.filter((combination) => getTitles(combination).test(title));

  it('are those with its tag, and those without a tag', () => {
    expect(isOf('de-desktop journeys/a.spec.ts a price is told')).toEqual(COMBINATIONS);
    expect(isOf('at-desktop journeys/a.spec.ts a price is told @slow')).toEqual(COMBINATIONS);
    const tags = inCombinations('de-desktop', 'ch-mobile').tag.join(' ');
    expect(isOf(`at-desktop journeys/a.spec.ts a price is told ${tags}`)).toEqual(['de-desktop', 'ch-mobile']);
  });

  it('leave folders to others', () => {
    const getCombinations = (file: string) =>
      COMBINATIONS.filter((combination) => !filesLeftOut(combination).some((pattern) => pattern.test(file)));
    expect(getCombinations('/src/journeys/calculator.spec.ts')).toEqual(COMBINATIONS);
    expect(getCombinations('/src/journeys/each-site/account.spec.ts')).toEqual([
      'de-desktop',
      'at-mobile',
      'ch-mobile',
    ]);
    expect(getCombinations('/src/journeys/staff/cms.spec.ts')).toEqual(['de-desktop']);
  });

  it('are named like their Playwright projects', () => {
    expect(isCombination('at-mobile')).toBe(true);
    expect(isCombination('system')).toBe(false);
  });
});
