import { useCall } from '@heizplatz/api-client';
import { CALLS, mayCall } from '@heizplatz/contract';
import { useSearchParams, useUser } from '@heizplatz/router';
import { NEW_CAMPAIGN_PATH } from '@heizplatz/routes';
import { LinkButton } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { listQuery } from '../../../shared/staff-table/list-query';
import { StaffPage } from '../../../shared/staff-page/staff-page';
import { StaffTable } from '../../../shared/staff-table/staff-table';
import { useCountryChoices } from '../../../shared/staff-form/use-choices';
import { useCampaignColumns } from './use-campaign-columns';
import type { ListFilter } from '../../../shared/staff-table/filters/list-filter';

/** Fields of the list's filter form, as its address has them. */
function useFilters(): readonly ListFilter[] {
  const { t } = useLingui();
  const all = { value: '', label: t`alle` };
  const phases = [
    { value: 'running', label: t`läuft` },
    { value: 'ending', label: t`endet in 14 Tagen` },
    { value: 'coming', label: t`beginnt noch` },
    { value: 'paused', label: t`pausiert` },
    { value: 'ended', label: t`beendet` },
  ];
  return [
    { name: 'phase', label: t`Stand`, options: [all, ...phases] },
    { name: 'country', label: t`Land`, options: [all, ...useCountryChoices()] },
  ];
}

/** Campaigns, the first to end first. */
export function CampaignListView() {
  const { t } = useLingui();
  const filters = useFilters();
  const user = useUser();
  const [params] = useSearchParams();
  const { data, error, mutate } = useCall(CALLS.staffCampaigns, {
    query: listQuery(CALLS.staffCampaigns.query, params),
  });
  const columns = useCampaignColumns();
  const mayWrite = mayCall(user, CALLS.saveCampaign);
  return (
    <StaffPage
      title={t`Kampagnen`}
      actions={
        mayWrite && (
          <LinkButton href={NEW_CAMPAIGN_PATH} size="small">
            <Trans>Neue Kampagne</Trans>
          </LinkButton>
        )
      }
    >
      <StaffTable
        label={t`Kampagnen`}
        columns={columns}
        rowKey={({ Id }) => Id}
        data={data}
        error={error}
        onRetry={() => void mutate()}
        defaultSort="ends"
        searchHint={t`Kampagne, Werbekunde`}
        listFilters={filters}
        exportPath={CALLS.exportStaffCampaigns.path}
        emptyTitle={t`Keine Kampagne gefunden`}
      />
    </StaffPage>
  );
}
