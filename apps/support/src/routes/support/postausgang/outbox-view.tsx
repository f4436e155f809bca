import { useCall } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { useSearchParams } from '@heizplatz/router';
import { Trans, useLingui } from '@lingui/react/macro';
import { listQuery } from '../../../shared/staff-table/list-query';
import { StaffPage } from '../../../shared/staff-page/staff-page';
import { StaffTable } from '../../../shared/staff-table/staff-table';
import { useCountryChoices } from '../../../shared/staff-form/use-choices';
import { useMailStates } from '../../../shared/outbox/mail-state-chip';
import { useMailColumns } from './use-mail-columns';
import type { ListFilter } from '../../../shared/staff-table/filters/list-filter';
import { toOptions } from '../../../shared/labels/to-options';

function useFilters(): readonly ListFilter[] {
  const { t } = useLingui();
  const states = useMailStates();
  const all = { value: '', label: t`alle` };
  const choices = toOptions(states);
  return [
    { name: 'state', label: t`Stand`, options: [all, ...choices] },
    { name: 'country', label: t`Land`, options: [all, ...useCountryChoices()] },
  ];
}

/** Every mail of the marketplace, newest first. */
export function OutboxView() {
  const { t } = useLingui();
  const filters = useFilters();
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
        label={t`Mails`}
        columns={useMailColumns()}
        rowKey={({ MailId }) => MailId}
        data={data}
        error={error}
        onRetry={() => void mutate()}
        getMark={({ State, BouncedAt }) => (State === 'failed' || BouncedAt ? 'warn' : undefined)}
        defaultSort="-CreatedAt"
        exportPath={CALLS.exportStaffMails.path}
        personalColumns={t`Empfänger, Letzter Fehler`}
        searchHint={t`Empfänger oder Betreff`}
        listFilters={filters}
        emptyTitle={t`Keine Mail gefunden`}
      />
    </StaffPage>
  );
}
