import { useApi } from '@heizplatz/api-client';
import { CALLS, type StaffCampaign } from '@heizplatz/contract';
import { Disclosure, TextField } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import { toBody } from '@heizplatz/form-ui';
import { StaffForm } from '../../../shared/staff-form/staff-form';
import { useStaffForm } from '../../../shared/staff-form/use-staff-form';

interface ExtendFormProps {
  readonly campaign: StaffCampaign;
  readonly onSaved: (fresh: StaffCampaign) => void;
}

/** Lets a campaign run to a later day. */
export function ExtendForm({ campaign, onSaved }: ExtendFormProps) {
  const { t } = useLingui();
  const api = useApi();
  const form = useStaffForm({
    name: 'extend',
    schema: toBody(CALLS.extendCampaign),
    values: { EndsOn: campaign.EndsOn ?? '' },
    version: campaign.Version,
    read: ({ EndsOn }, Version) => ({ CampaignId: campaign.Id, Version, EndsOn }),
    save: async (body) => onSaved(await api(CALLS.extendCampaign, { body })),
  });
  return (
    <Disclosure variant="boxed" summary={t`Kampagne verlängern`}>
      <StaffForm form={form} labels={{ EndsOn: t`Neues Ende` }} submitText={t`Verlängern`} submitVariant="secondary">
        <TextField {...form.field('EndsOn')} type="date" size="small" label={t`Neues Ende`} />
      </StaffForm>
    </Disclosure>
  );
}
