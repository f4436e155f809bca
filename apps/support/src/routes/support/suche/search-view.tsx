import { useCall } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { useSearchParams } from '@heizplatz/router';
import { EmptyState, FailedState } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { listQuery } from '../../../shared/staff-table/list-query';
import { StaffPage } from '../../../shared/staff-page/staff-page';
import { CustomerGroup, DealerGroup, OrderGroup } from './match-groups';

/** /support/suche: the results of the search box, in groups. */
export function SearchView() {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const query = listQuery(CALLS.staffSearch.query, params);
  const { data, error, mutate } = useCall(CALLS.staffSearch, { query });
  const search = query.search ?? '';
  const groups = [data?.Orders, data?.Customers, data?.Dealers];
  const isNothing = data && groups.every((group) => !group || group.Items.length === 0);
  return (
    <StaffPage title={t`Suche`} lead={search && <Trans>Gesucht: „{search}“</Trans>}>
      {error && !data && <FailedState title={t`Die Suche hat nicht geklappt.`} onRetry={() => void mutate()} />}
      {isNothing && (
        <EmptyState title={search === '' ? t`Was suchen Sie?` : t`Nichts gefunden`}>
          <Trans>Bestellnummer, Name, E-Mail, Telefon oder Postleitzahl, auch Teile davon und mehrere zusammen.</Trans>
        </EmptyState>
      )}
      {data?.Orders && <OrderGroup group={data.Orders} search={search} />}
      {data?.Customers && <CustomerGroup group={data.Customers} search={search} />}
      {data?.Dealers && <DealerGroup group={data.Dealers} search={search} />}
    </StaffPage>
  );
}
