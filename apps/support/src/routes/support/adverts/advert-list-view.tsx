import { useCall } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { useSearchParams } from '@heizplatz/router';
import { ADVERTISERS_PATH, NEW_ADVERT_PATH } from '@heizplatz/routes';
import { LinkButton } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAdvertLabels } from '../../../shared/advert-statistics/advert-labels';
import { toOptions } from '../../../shared/labels/to-options';
import { listQuery } from '../../../shared/staff-table/list-query';
import { StaffPage } from '../../../shared/staff-page/staff-page';
import { StaffTable } from '../../../shared/staff-table/staff-table';
import { useCountryChoices } from '../../../shared/staff-form/use-choices';
import { useAdvertColumns } from './use-advert-columns';
import type { ListFilter } from '../../../shared/staff-table/filters/list-filter';

/** Fields of the list's filter form, as its address has them. */
function useFilters(): readonly ListFilter[] {
  const { t } = useLingui();
  const { states } = useAdvertLabels();
  const countries = useCountryChoices();
  const { data: advertisers = [] } = useCall(CALLS.staffAdvertisers, {});
  const all = { value: '', label: t`alle` };
  const named = advertisers.map(({ Id, Name }) => ({ value: String(Id), label: Name }));
  return [
    { name: 'advertiser', label: t`Werbekunde`, options: [all, ...named] },
    { name: 'state', label: t`Zustand`, options: [all, ...toOptions(states)] },
    { name: 'country', label: t`Land`, options: [all, ...countries] },
  ];
}

/** Adverts, the last changed first. */
export function AdvertListView() {
  const { t } = useLingui();
  const filters = useFilters();
  const [params] = useSearchParams();
  const { data, error, mutate } = useCall(CALLS.staffAdverts, { query: listQuery(CALLS.staffAdverts.query, params) });
  const columns = useAdvertColumns();
  return (
    <StaffPage
      title={t`Anzeigen`}
      lead={t`Zahlen der letzten 30 Tage`}
      actions={
        <>
          <LinkButton href={ADVERTISERS_PATH} variant="secondary" size="small">
            <Trans>Werbekunden</Trans>
          </LinkButton>
          <LinkButton href={NEW_ADVERT_PATH} size="small">
            <Trans>Neue Anzeige</Trans>
          </LinkButton>
        </>
      }
    >
      <StaffTable
        label={t`Anzeigen`}
        columns={columns}
        rowKey={({ Id }) => Id}
        data={data}
        error={error}
        onRetry={() => void mutate()}
        getMark={({ State }) => (State === 'submitted' ? 'open' : undefined)}
        defaultSort="-changed"
        searchHint={t`Anzeige, Werbekunde`}
        listFilters={filters}
        exportPath={CALLS.exportStaffAdverts.path}
        emptyTitle={t`Keine Anzeige gefunden`}
      />
    </StaffPage>
  );
}
