import { STAFF_LISTS, type StaffSlotRow } from '@heizplatz/contract';
import { formatPercent } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { Chip, PlainLink } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { slotPath } from '../../../shared/advert-statistics/advert-paths';
import { useDeclaredColumns } from '../../../shared/staff-table/columns/use-declared-columns';
import type { StaffTableColumn } from '../../../shared/staff-table/staff-table-column';

/** Adverts named in a row; the slot's page has all of them. */
const MAX_CHANCES = 2;

export function useSlotColumns(): readonly StaffTableColumn<StaffSlotRow>[] {
  const { t } = useLingui();
  const site = useSite();
  const getChances = ({ Chances }: StaffSlotRow) => {
    const greatest = Chances.toSorted((a, b) => b.ChancePercent - a.ChancePercent).slice(0, MAX_CHANCES);
    const text = greatest
      .map(({ AdvertName, ChancePercent }) => `${AdvertName} ${formatPercent(ChancePercent, site, 1)}`)
      .join(', ');
    const others = Chances.length - greatest.length;
    return others > 0 ? t`${text} und ${others} weitere` : text;
  };
  return useDeclaredColumns(STAFF_LISTS.staffSlots, {
    name: {
      isRowHeader: true,
      cell: ({ Id, Name }) => <PlainLink href={slotPath(Id)}>{Name}</PlainLink>,
    },
    key: { importance: 'extra' },
    country: {},
    page: {},
    size: { importance: 'extra' },
    state: {
      cell: ({ IsOn, Chances }) => {
        if (!IsOn)
          return (
            <Chip tone="bad">
              <Trans>ausgeschaltet</Trans>
            </Chip>
          );
        return Chances.length > 0 ? (
          <Chip tone="good">
            <Trans>belegt</Trans>
          </Chip>
        ) : (
          <Chip tone="warn">
            <Trans>leer</Trans>
          </Chip>
        );
      },
    },
    chances: { wraps: true, cell: (row) => getChances(row) || '–' },
    zips: { importance: 'extra' },
  });
}
