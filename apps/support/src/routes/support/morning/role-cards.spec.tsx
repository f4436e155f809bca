import type { StaffMetricId } from '@heizplatz/contract';
import { type Role, ROLES } from '@heizplatz/identity';
import { fakeApi, renderRoute } from '@heizplatz/testing';
import { screen, within } from '@testing-library/react';
import { addStaffParts } from '../../../testing/add-staff-parts';
import { listPage } from '../../../testing/list-page';
import { staffPerson } from '../../../testing/staff-person';
import { startRoute } from '../start-route';

const CAMPAIGN = {
  ...{ Id: 3, CountryId: 1, AdvertiserName: 'Ofenbau', State: 'running', AdvertiserId: 1, Name: 'Herbst' },
  ...{ CampaignTypeId: 1, StartsOn: '2026-11-01', EndsOn: '2026-11-30', ZipRanges: [], CapImpressions: null },
  ...{ CapImpressionsPerDay: null, TargetImpressions: 30_000, Impressions: 10_000, Clicks: 1 },
};
const ENTRY = { PageId: 7, CountryId: 2, Kind: 'page', Path: '/lager', State: 'planned' };
const getFinding = (Status: string) => ({ Kind: 'jobs', Status, Subject: '', Count: null, Since: null });

function open(role: Role, ...ids: StaffMetricId[]) {
  const fake = fakeApi({
    staffViews: () => ({ Views: [] }),
    staffWorkList: () => listPage([]),
    // Up to yesterday: it is 21 November.
    staffMorning: () => ({ FirstDay: '2026-11-07', Metrics: ids.map((Id) => ({ Id, Counts: Array(14).fill(1) })) }),
    staffCampaigns: () => listPage([CAMPAIGN, { ...CAMPAIGN, Id: 4, EndsOn: null }]),
    contentPlan: () => ({
      Announcements: [],
      Entries: [
        { ...ENTRY, Title: 'Lager planen', At: '2026-11-22T06:00:00.000Z' },
        { ...ENTRY, Title: 'Später', At: '2026-11-28T06:00:00.000Z' },
      ],
    }),
    operationState: () => ({
      At: '2026-11-21T06:00:00.000Z',
      Findings: ['stopped', 'serves', 'waits'].map(getFinding),
    }),
  });
  renderRoute(addStaffParts([startRoute]), '/support', { api: fake.api, user: staffPerson([role]) });
  return fake;
}
const getCards = async () => within(await screen.findByRole('list', { name: 'Stand der eigenen Bereiche' }));

const getTexts = async () => {
  const cards = (await getCards()).getAllByRole('listitem').filter(({ className }) => className.includes('card'));
  return cards.map(({ textContent }) => textContent?.replaceAll('\u00A0', ' '));
};

it.each<[Role, StaffMetricId, string]>([
  [ROLES.adManager, 'impressions', 'Kampagnen2 laufen1 hinter dem PlanHerbst 50 % vom Soll'],
  [ROLES.editor, 'edits', 'Plan der Woche1 geht live22.11.2026 AT Lager planen'],
  [ROLES.admin, 'failedJobs', 'Betrieb1 steht still1 zu erledigen, 1 in Ordnung'],
])('shows %s, who has %s, the card of its work alone', async (role, metric, text) => {
  const { calls } = open(role, metric);
  expect(await getTexts()).toEqual([text]);
  const read = ['staffCampaigns', 'contentPlan', 'operationState'].filter((id) => calls.some((call) => call.id === id));
  expect(read).toHaveLength(1);
});

it('has no cards for those who see to none of it', async () => {
  open(ROLES.customerSupport, 'orders');
  expect(await screen.findByRole('region', { name: 'Zahlen' })).toBeInTheDocument();
  expect(screen.queryByRole('list', { name: 'Stand der eigenen Bereiche' })).toBeNull();
});
