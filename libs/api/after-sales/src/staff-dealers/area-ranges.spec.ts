import { areaRanges } from './area-ranges';

const ALL = ['80331', '80333', '80335', '80336', '81241', '81243'];
const served = (text: string) =>
  text.split(' ').map((one) => ({ zipCode: one.split(':')[0] ?? '', zone: Number(one.split(':')[1]) }));

it('nothing served is no range', () => {
  expect(areaRanges(ALL, [])).toEqual([]);
});

it('neighbours of one zone are one range; a gap and another zone begin a new one', () => {
  const ranges = areaRanges(ALL, served('80331:0 80333:0 80335:1 81241:1 81243:1'));
  expect(ranges).toEqual([
    { From: '80331', To: '80333', Zone: 0 },
    { From: '80335', To: '80335', Zone: 1 },
    { From: '81241', To: '81243', Zone: 1 },
  ]);
});

it('a postcode that the country has no more is left out', () => {
  expect(areaRanges(ALL, served('80332:0'))).toEqual([]);
});
