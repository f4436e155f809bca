import type { AdvertState, CampaignState, SlotTypeId, StaffZipRange } from '@heizplatz/contract';
import type { ChipTone, SelectOption } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';

export const ADVERT_TONES: Readonly<Record<AdvertState, ChipTone>> = {
  draft: 'sunk',
  submitted: 'warn',
  approved: 'good',
  paused: 'info',
  archived: 'sunk',
};

export const CAMPAIGN_TONES: Readonly<Record<CampaignState, ChipTone>> = {
  running: 'good',
  coming: 'info',
  ended: 'sunk',
  paused: 'warn',
  capped: 'warn',
  blocked: 'bad',
};

/** Labels on adverts and campaigns that several screens use. */
export function useAdvertLabels() {
  const { t } = useLingui();
  const states: Readonly<Record<AdvertState, string>> = {
    draft: t`Entwurf`,
    submitted: t`wartet auf Freigabe`,
    approved: t`freigegeben`,
    paused: t`pausiert`,
    archived: t`archiviert`,
  };
  const campaignStates: Readonly<Record<CampaignState, string>> = {
    running: t`läuft`,
    coming: t`beginnt noch`,
    ended: t`beendet`,
    paused: t`pausiert`,
    capped: t`Obergrenze erreicht`,
    blocked: t`Werbekunde gesperrt`,
  };
  const sizes: Readonly<Record<SlotTypeId, string>> = { 1: t`Zeile`, 2: t`Kasten` };
  const types: Readonly<Record<1 | 2, string>> = { 1: t`Vertrag`, 2: t`Füller` };
  return { states, campaignStates, sizes, types };
}

export const getChoices = (labels: Readonly<Record<string, string>>): readonly SelectOption[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** '80000–87999, 90402'; '' for everywhere. */
export const zipRangesText = (ranges: readonly StaffZipRange[]): string =>
  ranges.map(({ From, To }) => (From === To ? From : `${From}–${To}`)).join(', ');
