import { useCall } from '@heizplatz/api-client';
import { CALLS, mayCall, STAFF_LISTS } from '@heizplatz/contract';
import { useSearchParams, useUser } from '@heizplatz/router';
import { NEW_CAMPAIGN_PATH } from '@heizplatz/routes';
import { LinkButton } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { listQuery } from '../../../shared/staff-table/list-query';
import { StaffPage } from '../../../shared/staff-page/staff-page';
import { StaffTable } from '../../../shared/staff-table/staff-table';
import { useListFilters } from '../../../shared/staff-table/filters/use-list-filters';
import { useCampaignColumns } from './use-campaign-columns';

/** Campaigns, the first to end first. */
export function CampaignListView() {
  const { t } = useLingui();
  const filters = useListFilters(STAFF_LISTS.staffCampaigns);
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
        list={STAFF_LISTS.staffCampaigns}
        columns={columns}
        rowKey={({ Id }) => Id}
        data={data}
        error={error}
        onRetry={() => void mutate()}
        listFilters={filters}
        exportPath={CALLS.exportStaffCampaigns.path}
        emptyTitle={t`Keine Kampagne gefunden`}
      />
    </StaffPage>
  );
}
