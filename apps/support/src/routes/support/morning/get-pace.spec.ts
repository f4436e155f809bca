import { getPace } from './get-pace';

const CAMPAIGN = { StartsOn: '2026-11-01', EndsOn: '2026-11-30', TargetImpressions: 30_000, Impressions: 10_000 };

it.each([
  ['on time', {}, '2026-11-11', 1],
  ['half of the plan', { Impressions: 5000 }, '2026-11-11', 0.5],
  ['ahead', { Impressions: 20_000 }, '2026-11-11', 2],
  ['measured by the whole target once it has ended', { Impressions: 15_000 }, '2027-01-01', 0.5],
  ['on its first day', {}, '2026-11-01', null],
  ['without a target', { TargetImpressions: null }, '2026-11-11', null],
  ['without an end', { EndsOn: null }, '2026-11-11', null],
])('a campaign %s', (_, fields, today, pace) => {
  expect(getPace({ ...CAMPAIGN, ...fields }, today)).toBe(pace);
});
