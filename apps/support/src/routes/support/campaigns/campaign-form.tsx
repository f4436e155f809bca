import { useApi, useCall } from '@heizplatz/api-client';
import { CALLS, type CountryId, type StaffCampaign } from '@heizplatz/contract';
import { SelectField, TextArea, TextField } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import { useAdvertLabels } from '../../../shared/advert-statistics/advert-labels';
import { toOptions } from '../../../shared/labels/to-options';
import { toBody } from '@heizplatz/form-ui';
import { StaffForm } from '../../../shared/staff-form/staff-form';
import { useStaffForm } from '../../../shared/staff-form/use-staff-form';
import { zipRangeExample } from '../../../shared/staff-form/zip-range-example';
import { readCampaign, toValues, getCurrentValues } from './campaign-values';
import styles from './campaigns.module.css';

interface CampaignFormProps {
  /** Null: a new one. */
  readonly campaign: StaffCampaign | null;
  readonly countryId: CountryId;
  readonly today: string;
  readonly onSaved: (saved: StaffCampaign) => void;
}

/** What an advertiser booked: kind, period, place, caps and target. */
export function CampaignForm({ campaign, countryId, today, onSaved }: CampaignFormProps) {
  const { t } = useLingui();
  const example = zipRangeExample(countryId);
  const api = useApi();
  const { types } = useAdvertLabels();
  const { data: advertisers = [] } = useCall(CALLS.staffAdvertisers, {});
  const labels = {
    ...{ Name: t`Name der Kampagne`, AdvertiserId: t`Werbekunde`, CampaignTypeId: t`Art`, StartsOn: t`Beginnt am` },
    ...{ EndsOn: t`Endet am`, CapImpressions: t`Obergrenze`, CapImpressionsPerDay: t`Obergrenze je Tag` },
    ...{ TargetImpressions: t`Ziel`, ZipRanges: t`Postleitzahlen` },
  };
  const form = useStaffForm({
    name: 'campaign',
    schema: toBody(CALLS.saveCampaign),
    values: toValues(campaign, today),
    version: campaign?.Version ?? 0,
    toValues: getCurrentValues,
    read: (values, Version) => ({
      ...readCampaign(values),
      ...{ CampaignId: campaign?.Id ?? null, Version, CountryId: countryId },
    }),
    save: async (body) => onSaved(await api(CALLS.saveCampaign, { body })),
  });
  const names = [
    { value: '', label: t`bitte wählen` },
    ...advertisers.map(({ Id, Name }) => ({ value: String(Id), label: Name })),
  ];
  const display = (name: string, value: string) => {
    if (name === 'AdvertiserId') return names.find((one) => one.value === value)?.label ?? value;
    return name === 'CampaignTypeId' ? types[value === '2' ? 2 : 1] : value;
  };
  const text = (name: keyof typeof labels, rest: object = {}) => (
    <TextField {...form.field(name)} {...rest} size="small" label={labels[name]} />
  );
  const count = { optional: true, inputMode: 'numeric', hint: t`Einblendungen` } as const;
  return (
    <StaffForm form={form} labels={labels} view={display}>
      <div className={styles.grid}>
        {text('Name')}
        <SelectField {...form.field('AdvertiserId')} size="small" label={labels.AdvertiserId} options={names} />
        <SelectField
          {...form.field('CampaignTypeId')}
          size="small"
          label={labels.CampaignTypeId}
          options={toOptions(types)}
          hint={t`Füller stehen nur, wo kein Vertrag läuft`}
        />
        {text('StartsOn', { type: 'date' })}
        {text('EndsOn', { type: 'date', optional: true, hint: t`leer: bis auf Weiteres` })}
        {text('CapImpressions', count)}
        {text('CapImpressionsPerDay', count)}
        {text('TargetImpressions', count)}
      </div>
      <TextArea
        {...form.field('ZipRanges')}
        label={labels.ZipRanges}
        optional
        rows={3}
        hint={t`Bereiche wie ${example}, mit Komma oder Zeile getrennt; leer: im ganzen Land`}
      />
    </StaffForm>
  );
}
