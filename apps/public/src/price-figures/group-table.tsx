import { formatDate, formatNumber } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { FigureTable, TextLink } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import type { ComparedGroups } from './compare-groups';
import { signed } from './signed';

interface GroupTableProps {
  readonly compared: ComparedGroups;
  readonly caption: string;
  /** Heading of the first column: 'Bundesland'. */
  readonly title: string;
}

/** Places with the prices of two days and their difference (specification section 3); each leads to its own page. */
export function GroupTable({ compared: { groups, from, to }, caption, title }: GroupTableProps) {
  const { t } = useLingui();
  const site = useSite();
  const unit = `${site.currency.symbol}/t`;
  const figure = (value: number | null) => (value === null ? '–' : formatNumber(value, site, 2));
  const dayColumn = (day: string | null) => (day === null ? '–' : t`${formatDate(day, site)} in ${unit}`);
  return (
    <FigureTable
      caption={caption}
      captionHidden
      columns={[
        { id: 'title', label: title },
        { id: 'open', label: dayColumn(from), numeric: true },
        { id: 'price', label: dayColumn(to), numeric: true },
        { id: 'change', label: t`Differenz`, numeric: true },
        { id: 'offers', label: t`Angebote`, numeric: true },
      ]}
      rows={groups.map((group) => ({
        id: group.link || group.groupTitle,
        cells: [
          group.link ? (
            <TextLink key="link" href={group.link}>
              {group.groupTitle}
            </TextLink>
          ) : (
            group.groupTitle
          ),
          figure(group.openPrice),
          figure(group.price),
          signed(group.change, site),
          formatNumber(group.offerCount, site),
        ],
      }))}
    />
  );
}
