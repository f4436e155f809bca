import { STAFF_LISTS, type StaffAdvertRow } from '@heizplatz/contract';
import { formatDate } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { Chip, PlainLink } from '@heizplatz/ui';
import { Plural, useLingui } from '@lingui/react/macro';
import { advertPath } from '../../../shared/advert-statistics/advert-paths';
import { ADVERT_TONES, useAdvertLabels } from '../../../shared/advert-statistics/advert-labels';
import { clickRateText } from '../../../shared/advert-statistics/daily-metrics';
import { useDeclaredColumns } from '../../../shared/staff-table/columns/use-declared-columns';
import type { StaffTableColumn } from '../../../shared/staff-table/staff-table-column';

export function useAdvertColumns(): readonly StaffTableColumn<StaffAdvertRow>[] {
  const { t } = useLingui();
  const site = useSite();
  const { states } = useAdvertLabels();
  const endOf = ({ EndsOn, Slots }: StaffAdvertRow) => {
    if (Slots.length === 0) return '–';
    return EndsOn === null ? t`bis auf Weiteres` : formatDate(EndsOn, site);
  };
  const getSlots = ({ Slots: [first, ...others] }: StaffAdvertRow) => {
    if (first === undefined) return '–';
    return others.length === 0 ? (
      first
    ) : (
      <Plural value={others.length} one={`${first} und # weiterer`} other={`${first} und # weitere`} />
    );
  };
  return useDeclaredColumns(STAFF_LISTS.staffAdverts, {
    name: {
      isRowHeader: true,
      wraps: true,
      cell: ({ Id, Name }) => <PlainLink href={advertPath(Id)}>{Name}</PlainLink>,
    },
    advertiser: {},
    state: { cell: ({ State }) => <Chip tone={ADVERT_TONES[State]}>{states[State]}</Chip> },
    country: {},
    size: { importance: 'extra' },
    slots: { importance: 'extra', cell: getSlots },
    ends: { cell: endOf },
    impressions: {},
    rate: {
      importance: 'extra',
      cell: ({ Clicks, Impressions }) => clickRateText(Clicks, Impressions, site),
    },
  });
}
