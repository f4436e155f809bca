import { StaffCampaign } from '@heizplatz/contract';
import * as v from 'valibot';
import { zipRangesText } from '../../../shared/advert-statistics/advert-labels';
import type { FormValues } from '@heizplatz/form-ui';
import { getNumber } from '../../../shared/staff-form/form-values';

const getText = (value: number | null): string => (value === null ? '' : String(value));

/** A campaign as the form's fields have it; a new one begins today. */
export const toValues = (campaign: StaffCampaign | null, today: string): FormValues => ({
  Name: campaign?.Name ?? '',
  AdvertiserId: campaign ? String(campaign.AdvertiserId) : '',
  CampaignTypeId: String(campaign?.CampaignTypeId ?? 1),
  StartsOn: campaign?.StartsOn ?? today,
  EndsOn: campaign?.EndsOn ?? '',
  CapImpressions: getText(campaign?.CapImpressions ?? null),
  CapImpressionsPerDay: getText(campaign?.CapImpressionsPerDay ?? null),
  TargetImpressions: getText(campaign?.TargetImpressions ?? null),
  ZipRanges: zipRangesText(campaign?.ZipRanges ?? []),
});

/** What somebody else saved, in the form's fields; null when it is no campaign. */
export function getCurrentValues(current: unknown): FormValues | null {
  const { success, output } = v.safeParse(StaffCampaign, current);
  return success ? toValues(output, '') : null;
}

/** '80000–87999, 90402' as ranges; what is none stays as it is and is refused by the schema. */
export const getRanges = (input: string): { From: string; To: string }[] =>
  input
    .split(/[,;\n]+/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const [From = '', To = From] = part.split(/-|–|bis/).map((zipCode) => zipCode.trim());
      return { From, To };
    });

const countOf = (input = ''): number | null => (input.trim() === '' ? null : getNumber(input));

/** The body's fields from the input. */
export const readCampaign = (values: FormValues) => ({
  Name: values['Name'],
  AdvertiserId: values['AdvertiserId'] ? Number(values['AdvertiserId']) : undefined,
  CampaignTypeId: Number(values['CampaignTypeId']),
  StartsOn: values['StartsOn'],
  EndsOn: values['EndsOn'] || null,
  ZipRanges: getRanges(values['ZipRanges'] ?? ''),
  CapImpressions: countOf(values['CapImpressions']),
  CapImpressionsPerDay: countOf(values['CapImpressionsPerDay']),
  TargetImpressions: countOf(values['TargetImpressions']),
});
