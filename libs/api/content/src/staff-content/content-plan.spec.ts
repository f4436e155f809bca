import { identityHandlers } from '@heizplatz/api-identity';
import { type TestClient, withApi } from '@heizplatz/api-platform/testing';
import { CALLS, type CallInput } from '@heizplatz/contract';
import { staffAnnouncementsHandlers } from '../staff-announcements/staff-announcements-handlers';
import { staffContentHandlers } from './staff-content-handlers';
import { editor } from './testing/editor';

const api = withApi({ handlers: [...identityHandlers, ...staffContentHandlers, ...staffAnnouncementsHandlers] });
let staff: TestClient;
beforeAll(async () => {
  staff = await editor(api());
});

type Body = CallInput<typeof CALLS.savePrompt>['body'];
const announce = (Title: string, StartsAt: string, EndsAt: string | null, fields: Partial<Body> = {}) =>
  staff.call(CALLS.savePrompt, {
    body: {
      ...{ PromptId: null, Version: 1, CountryId: 1, Place: 'home', Tone: 'info', Title, Text: 'Kurz.', Href: null },
      ...{ LinkText: null, IsDraft: false, StartsAt, EndsAt, ...fields },
    },
  });
const plan = async (month: string) =>
  (await staff.call(CALLS.contentPlan, { params: { month } })).Announcements.map(({ Title, Change, State }) => [
    ...[Title, Change, State],
  ]);

it('has the days on which announcements begin and end, in months of Central European time', async () => {
  // Half past eleven in the night from December to January.
  const silvester = await announce('Silvester', '2026-12-31T22:30:00.000Z', '2026-12-31T23:30:00.000Z');
  await announce('Lange', '2026-11-01T10:00:00.000Z', null);
  await announce('Entwurf', '2026-12-05T10:00:00.000Z', '2026-12-06T10:00:00.000Z', { IsDraft: true, CountryId: 2 });
  expect(await plan('2026-11')).toEqual([['Lange', 'begins', 'running']]);
  expect(await plan('2026-12')).toEqual([
    ['Entwurf', 'begins', 'draft'],
    ['Entwurf', 'ends', 'draft'],
    ['Silvester', 'begins', 'coming'],
  ]);
  const { Announcements } = await staff.call(CALLS.contentPlan, { params: { month: '2027-01' } });
  expect(Announcements).toEqual([
    {
      ...{ AnnouncementId: silvester.Id, CountryId: 1, Place: 'home', Title: 'Silvester', State: 'coming' },
      ...{ Change: 'ends', At: '2026-12-31T23:30:00.000Z' },
    },
  ]);
});
