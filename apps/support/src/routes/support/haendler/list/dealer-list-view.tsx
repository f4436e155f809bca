import { useCall } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { useSearchParams } from '@heizplatz/router';
import { HELD_IMPORTS_PATH, NEW_DEALER_PATH } from '@heizplatz/routes';
import { LinkButton } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { listQuery } from '../../../../shared/staff-table/list-query';
import { StaffPage } from '../../../../shared/staff-page/staff-page';
import { StaffTable } from '../../../../shared/staff-table/staff-table';
import { useDealerFilters } from './use-dealer-filters';
import { useDealerColumns } from './use-dealer-columns';

/** Dealers of all three countries by name. */
export function DealerListView() {
  const { t } = useLingui();
  const filters = useDealerFilters();
  const [params] = useSearchParams();
  const { data, error, mutate } = useCall(CALLS.staffDealers, { query: listQuery(CALLS.staffDealers.query, params) });
  const columns = useDealerColumns();
  return (
    <StaffPage
      title={t`Händler`}
      actions={
        <>
          <LinkButton href={HELD_IMPORTS_PATH} variant="secondary" size="small">
            <Trans>Wartende Preisimporte</Trans>
          </LinkButton>
          <LinkButton href={NEW_DEALER_PATH} size="small">
            <Trans>Neuer Händler</Trans>
          </LinkButton>
        </>
      }
    >
      <StaffTable
        label={t`Händler`}
        columns={columns}
        rowKey={({ Id }) => Id}
        data={data}
        error={error}
        onRetry={() => void mutate()}
        getMark={({ State }) => (State === 'locked' ? 'warn' : undefined)}
        defaultSort="name"
        searchHint={t`Name, Firma, Ort, Postleitzahl`}
        listFilters={filters}
        exportPath={CALLS.exportStaffDealers.path}
        emptyTitle={t`Kein Händler gefunden`}
      />
    </StaffPage>
  );
}
