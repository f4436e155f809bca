import { timeTicks } from './time-ticks';

const ms = (day: string) => Date.parse(`${day}T00:00:00.000Z`);

describe('timeTicks', () => {
  it('name months and years over a year', () => {
    expect(timeTicks(ms('2025-11-21'), ms('2026-11-21'), 5, { january: 'Jan' })).toEqual([
      'Nov 25',
      'Feb 26',
      'Mai 26',
      'Aug 26',
      'Nov 26',
    ]);
  });

  it('name days over three months', () => {
    expect(timeTicks(ms('2026-08-21'), ms('2026-11-21'), 3, { january: 'Jan' })).toEqual([
      '21. Aug',
      '6. Okt',
      '21. Nov',
    ]);
  });

  it('say Jänner in Austria', () => {
    expect(timeTicks(ms('2026-01-05'), ms('2027-01-05'), 2, { january: 'Jän' })).toEqual(['Jän 26', 'Jän 27']);
    expect(timeTicks(ms('2026-01-05'), ms('2026-01-08'), 2, { january: 'Jan' })).toEqual(['5. Jan', '8. Jan']);
  });
});
