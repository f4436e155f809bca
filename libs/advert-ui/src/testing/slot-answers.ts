import type { CallResponse, CALLS, SlotItem } from '@heizplatz/contract';

export const SLOT = { Id: 7, Key: 'startseite', SlotTypeId: 1, AppliesZipFiltering: true } as const;

export const buildItem = (AdvertId: number, changes: Partial<SlotItem> = {}): SlotItem => ({
  SlotId: SLOT.Id,
  CampaignId: 40 + AdvertId,
  AdvertId,
  CampaignTypeId: 1,
  Weight: 1,
  IsLocal: false,
  ...changes,
});

export const getSlot = (Items: SlotItem[]): CallResponse<typeof CALLS.advertSlot> => ({ ...SLOT, Items });

export const getContent = (
  Name: string,
  changes: Partial<CallResponse<typeof CALLS.advertContent>> = {},
): CallResponse<typeof CALLS.advertContent> => ({
  Html: `<p>${Name} ist da</p><a href="https://shop.example/">Ansehen</a>`,
  StylesFileName: '',
  Name,
  OnBehalfOf: `${Name} GmbH`,
  PaidBy: '',
  Reason: `${Name} hat diesen Platz gebucht.`,
  ...changes,
});
