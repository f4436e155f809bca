import type { StaffBranch } from '@heizplatz/contract';
import { getAreas, areaText, branchBody, branchValues } from './branch-values';

const BRANCH: StaffBranch = {
  Id: 4,
  Version: 2,
  Key: 'landshut',
  ZipCode: '84028',
  Place: 'Landshut',
  LeadWorkingDays: 6,
  Weekdays: [1, 3, 6],
  StoppedUntil: null,
  Areas: [
    { From: '84028', To: '84199', Zone: 0 },
    { From: '85000', To: '85000', Zone: 1 },
  ],
  Options: [
    { OptionId: 101, Price: 49.9 },
    { OptionId: 105, Price: -9 },
  ],
  ZipCodeCount: 40,
  ReachKm: 30,
};
const OPTIONS = [101, 105, 132];

it('what the form shows is read back as it was', () => {
  const { Id: _, Version: __, Place: ___, ZipCodeCount: ____, ReachKm: _____, ...parts } = BRANCH;
  expect(branchBody(branchValues(BRANCH, OPTIONS), OPTIONS)).toEqual(parts);
});

it('areas are lines that people write', () => {
  expect(areaText(BRANCH.Areas)).toBe('84028–84199 Zone 0\n85000 Zone 1');
  expect(getAreas(' 84000 - 84199 : 3 \n\n85000 zone 1')).toEqual([
    { From: '84000', To: '84199', Zone: 3 },
    { From: '85000', To: '85000', Zone: 1 },
  ]);
});

it('a line that is no area has no postcode', () => {
  expect(getAreas('Landshut und Umgebung')).toEqual([{ From: '', To: '', Zone: 0 }]);
});
