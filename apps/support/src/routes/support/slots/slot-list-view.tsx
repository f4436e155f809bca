import { useCall } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { useSearchParams } from '@heizplatz/router';
import { NEW_SLOT_PATH } from '@heizplatz/routes';
import { LinkButton } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { listQuery } from '../../../shared/staff-table/list-query';
import { StaffPage } from '../../../shared/staff-page/staff-page';
import { StaffTable } from '../../../shared/staff-table/staff-table';
import { useCountryChoices } from '../../../shared/staff-form/use-choices';
import { useSlotColumns } from './use-slot-columns';
import type { ListFilter } from '../../../shared/staff-table/filters/list-filter';

/** Fields of the list's filter form, as its address has them. */
function useFilters(): readonly ListFilter[] {
  const { t } = useLingui();
  const all = { value: '', label: t`alle` };
  const uses = [
    { value: 'used', label: t`belegt` },
    { value: 'empty', label: t`leer` },
    { value: 'off', label: t`ausgeschaltet` },
  ];
  return [
    { name: 'use', label: t`Belegung`, options: [all, ...uses] },
    { name: 'country', label: t`Land`, options: [all, ...useCountryChoices()] },
  ];
}

/** Places for adverts with what may stand there today. */
export function SlotListView() {
  const { t } = useLingui();
  const filters = useFilters();
  const [params] = useSearchParams();
  const { data, error, mutate } = useCall(CALLS.staffSlots, { query: listQuery(CALLS.staffSlots.query, params) });
  const columns = useSlotColumns();
  return (
    <StaffPage
      title={t`Werbeplätze`}
      actions={
        <LinkButton href={NEW_SLOT_PATH} size="small">
          <Trans>Neuer Werbeplatz</Trans>
        </LinkButton>
      }
    >
      <StaffTable
        label={t`Werbeplätze`}
        columns={columns}
        rowKey={({ Id }) => Id}
        data={data}
        error={error}
        onRetry={() => void mutate()}
        getMark={({ IsOn, Chances }) => (!IsOn ? 'warn' : Chances.length === 0 ? 'open' : undefined)}
        defaultSort="country"
        searchHint={t`Schlüssel, Name, Seite`}
        listFilters={filters}
        exportPath={CALLS.exportStaffSlots.path}
        emptyTitle={t`Kein Werbeplatz gefunden`}
      />
    </StaffPage>
  );
}
