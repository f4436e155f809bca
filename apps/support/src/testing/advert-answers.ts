import type { StaffAdvert, StaffAdvertiser, StaffCampaign, StaffSlot, StaffSlotItem } from '@heizplatz/contract';

export const ADVERTISER: StaffAdvertiser = {
  ...{ Id: 3, Version: 1, Name: 'Ofenhaus Lindwurm', Company: 'Ofenhaus Lindwurm GmbH', Address: 'Speicherweg 4' },
  ...{ ContactName: 'Ruth Lind', EmailAddress: 'werbung@example.com', Website: 'https://example.com' },
  ...{ IsBlocked: false, PartnerEmail: '' },
};

export const ADVERT: StaffAdvert = {
  ...({ Id: 12, Version: 4, CountryId: 1, SlotTypeId: 1, State: 'submitted', AdvertiserId: 3 } as const),
  ...{ AdvertiserName: ADVERTISER.Name, Name: 'Pelletöfen', Html: '<p class="a">Ein Ofen</p>', Styles: '' },
  ...{ StylesFileName: '', LandingUrl: 'https://example.com/', OnBehalfOf: 'Ofenhaus Lindwurm GmbH', PaidBy: '' },
  ...{ Reason: 'Gebucht.', ApprovedAt: null, ApprovedBy: null, Actions: ['approve', 'archive'] },
  Places: [
    {
      ...({ SlotId: 5, SlotName: 'Startseite', CampaignId: 8, CampaignName: 'Heizsaison', State: 'running' } as const),
      EndsOn: null,
    },
  ],
};

export const CAMPAIGN: StaffCampaign = {
  ...({ Id: 8, Version: 2, CountryId: 1, AdvertiserId: 3, CampaignTypeId: 1, State: 'running' } as const),
  ...{ AdvertiserName: ADVERTISER.Name, Name: 'Heizsaison', StartsOn: '2026-11-01', EndsOn: '2026-12-31' },
  ...{ ZipRanges: [{ From: '80000', To: '87999' }], CapImpressions: null, CapImpressionsPerDay: 500 },
  ...{ TargetImpressions: 200_000, Impressions: 12_400, Clicks: 90, IsPaused: false, ImpressionsToday: 40 },
  Actions: ['pause', 'extend', 'change'],
  Items: [
    {
      ...({ SlotId: 5, SlotName: 'Startseite', AdvertId: 12, AdvertName: 'Pelletöfen' } as const),
      ...({ AdvertState: 'approved', Weight: 3 } as const),
    },
  ],
  Overlaps: [
    {
      ...({ SlotId: 5, SlotName: 'Startseite', CampaignId: 9, CampaignName: 'Winter', CampaignTypeId: 1 } as const),
      ...{ AdvertiserName: 'Silofix', From: '2026-11-21', To: null, ZipRanges: [{ From: '80331', To: '81929' }] },
    },
  ],
};

export const buildSlotItem = (overrides: Partial<StaffSlotItem> = {}): StaffSlotItem => ({
  ...({ CampaignId: 8, AdvertId: 12, Weight: 3, CampaignName: 'Heizsaison', CampaignTypeId: 1 } as const),
  ...({ AdvertiserName: ADVERTISER.Name, AdvertName: 'Pelletöfen', Verdict: 'shown', ChancePercent: 75 } as const),
  ZipRanges: [],
  ...overrides,
});

export const SLOT: StaffSlot = {
  ...({ Id: 5, Version: 6, CountryId: 1, Key: 'startseite', Name: 'Startseite', Page: '/', SlotTypeId: 1 } as const),
  ...{ AppliesZipFiltering: true, IsOn: true },
  Items: [
    buildSlotItem(),
    buildSlotItem({ CampaignId: 9, AdvertId: 13, Weight: 1, AdvertName: 'Gewebesilo', ChancePercent: 25 }),
  ],
};

/** Statistics of two days. */
export const METRICS = {
  Days: [
    { Day: '2026-11-20', Impressions: 100, Clicks: 2 },
    { Day: '2026-11-21', Impressions: 50, Clicks: 1 },
  ],
};
