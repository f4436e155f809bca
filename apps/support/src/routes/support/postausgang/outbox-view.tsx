import { useCall } from '@heizplatz/api-client';
import { CALLS, STAFF_LISTS } from '@heizplatz/contract';
import { useSearchParams } from '@heizplatz/router';
import { Trans, useLingui } from '@lingui/react/macro';
import { listQuery } from '../../../shared/staff-table/list-query';
import { StaffPage } from '../../../shared/staff-page/staff-page';
import { StaffTable } from '../../../shared/staff-table/staff-table';
import { useListFilters } from '../../../shared/staff-table/filters/use-list-filters';
import { useMailColumns } from './use-mail-columns';

/** Every mail of the marketplace, newest first. */
export function OutboxView() {
  const { t } = useLingui();
  const filters = useListFilters(STAFF_LISTS.staffMails);
  const [params] = useSearchParams();
  const { data, error, mutate } = useCall(CALLS.staffMails, { query: listQuery(CALLS.staffMails.query, params) });
  return (
    <StaffPage
      title={t`Postausgang`}
      lead={
        <Trans>
          Alle Mails an Kunden und Händler. Gescheiterte hat der Mailserver abgelehnt oder vier Tage lang nicht
          angenommen.
        </Trans>
      }
    >
      <StaffTable
        list={STAFF_LISTS.staffMails}
        columns={useMailColumns()}
        rowKey={({ MailId }) => MailId}
        data={data}
        error={error}
        onRetry={() => void mutate()}
        getMark={({ State, BouncedAt }) => (State === 'failed' || BouncedAt ? 'warn' : undefined)}
        exportPath={CALLS.exportStaffMails.path}
        listFilters={filters}
        emptyTitle={t`Keine Mail gefunden`}
      />
    </StaffPage>
  );
}
