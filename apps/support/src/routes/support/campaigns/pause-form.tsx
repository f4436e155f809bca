import { useApi } from '@heizplatz/api-client';
import { CALLS, type StaffCampaign } from '@heizplatz/contract';
import { Disclosure } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ReasonForm } from '../../../shared/staff-form/reason-form';

interface CampaignActionProps {
  readonly campaign: StaffCampaign;
  readonly onSaved: (fresh: StaffCampaign) => void;
}

/** Stops a campaign at once, or lets it go on; the reason stands in the log. */
export function PauseForm({ campaign, onSaved }: CampaignActionProps) {
  const { t } = useLingui();
  const api = useApi();
  const { IsPaused: isPaused } = campaign;
  const save = async (Reason: string) =>
    onSaved(
      await api(CALLS.pauseCampaign, {
        body: { CampaignId: campaign.Id, Version: campaign.Version, Pauses: !isPaused, Reason },
      }),
    );
  return (
    <Disclosure variant="boxed" summary={isPaused ? t`Kampagne fortsetzen` : t`Kampagne pausieren`}>
      <ReasonForm name="pause" submitText={isPaused ? t`Fortsetzen` : t`Pausieren`} save={save}>
        <p className="quiet">
          {isPaused ? (
            <Trans>Ihre Anzeigen erscheinen sofort wieder.</Trans>
          ) : (
            <Trans>Ihre Anzeigen verschwinden sofort von allen Seiten; Zahlen bleiben.</Trans>
          )}
        </p>
      </ReasonForm>
    </Disclosure>
  );
}
