import type { AdvertState, CampaignState } from '@heizplatz/contract';

/** As they stand in files. */
export const ADVERT_STATE_NAMES: Readonly<Record<AdvertState, string>> = {
  draft: 'Entwurf',
  submitted: 'wartet auf Freigabe',
  approved: 'freigegeben',
  paused: 'pausiert',
  archived: 'archiviert',
};

export const CAMPAIGN_STATE_NAMES: Readonly<Record<CampaignState, string>> = {
  running: 'läuft',
  coming: 'beginnt noch',
  ended: 'beendet',
  paused: 'pausiert',
  capped: 'Obergrenze erreicht',
  blocked: 'Werbekunde gesperrt',
};

export const COUNTRY_NAMES = { 1: 'DE', 2: 'AT', 3: 'CH' } as const;
export const SIZE_NAMES = { 1: 'Zeile', 2: 'Kasten' } as const;

/** With two places; null of nothing. */
export const toPercent = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((10_000 * part) / whole) / 100;
