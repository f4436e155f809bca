import { publicHolidays } from './public-holidays';

const isoDay = (day: number): string => new Date(day * 86_400_000).toISOString().slice(0, 10);

const isFree = (region: string, day: string) =>
  publicHolidays(region, Number(day.slice(0, 4)))
    .map((holiday) => isoDay(holiday.day))
    .includes(day);

describe('public holidays', () => {
  it.each([
    ['Epiphany', '2027-01-06', ['DE-BY', 'DE-BW', 'DE-ST'], ['DE-BE', 'DE-NW']],
    ['Women’s Day', '2027-03-08', ['DE-BE', 'DE-MV'], ['DE-BY', 'DE-HH']],
    ['Children’s Day', '2027-09-20', ['DE-TH'], ['DE-SN']],
    ['Reformation Day', '2028-10-31', ['DE-SN', 'DE-HH'], ['DE-BY', 'DE-HE']],
    ['All Saints', '2027-11-01', ['DE-NW', 'DE-SL', 'AT-9', 'CH-LU', 'CH-TI'], ['DE-HH', 'CH-ZH', 'CH-BE']],
    ['Day of Repentance', '2026-11-18', ['DE-SN'], ['DE-TH', 'DE-BY']],
    ['Immaculate Conception', '2027-12-08', ['AT-6', 'AT-7', 'CH-LU', 'CH-TI'], ['CH-ZH', 'DE-BY']],
    ['Saint Joseph', '2027-03-19', ['CH-TI', 'CH-UR'], ['CH-ZH', 'CH-GE']],
    ['the Republic of Geneva', '2027-12-31', ['CH-GE'], ['CH-VD', 'CH-ZH']],
    ['the national holiday of Austria', '2027-10-26', ['AT-1', 'AT-9'], ['DE-BY', 'CH-SG']],
    ['German Unity', '2028-10-03', ['DE-BE', 'DE-BY'], ['AT-9', 'CH-BS']],
    ['the pilgrimage to Näfels, a week later for Holy Week', '2026-04-09', ['CH-GL'], ['CH-ZH', 'CH-SZ']],
    ['Good Friday', '2027-03-26', ['DE-BY', 'CH-GR', 'CH-ZH'], ['AT-9', 'CH-TI', 'CH-VS']],
    ['the day before Christmas', '2026-12-24', [], ['CH-GL', 'CH-VS', 'DE-BY', 'AT-1']],
    ['New Year’s Eve', '2026-12-31', ['CH-GE'], ['CH-GL', 'DE-HH']],
    ['17 June, once', '2028-06-17', ['DE-BE'], ['DE-BB']],
    ['17 June, once', '2027-06-17', [], ['DE-BE']],
    ['the Swiss national day', '2028-08-01', ['CH-ZH', 'CH-GE'], ['AT-8', 'DE-BW']],
  ])('%s, %s, is free where it is kept', (_name, day, free, working) => {
    expect(free.filter((region) => !isFree(region, day))).toEqual([]);
    expect(working.filter((region) => isFree(region, day))).toEqual([]);
  });
});
