import { formatDate, formatNumber, type Site, formatPriceUnit } from '@heizplatz/country';
import { useLocation, useSite } from '@heizplatz/router';
import { MetricTable, TextLink } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import type { ComparedGroups } from './compare-groups';
import { signed } from './signed';

interface GroupTableProps {
  readonly compared: ComparedGroups;
  readonly caption: string;
  /** Heading of the first column: 'Bundesland'. */
  readonly title: string;
}

/** '14.11.': the two days lie within a year, and the table is read on a phone too. */
const shortDay = (day: string | null, site: Site): string => (day === null ? '–' : formatDate(day, site).slice(0, 6));

/** Places with the prices of two days and their difference (rule FIGURE-06); each leads to its own page. */
export function GroupTable({ compared: { groups, from, to }, caption, title }: GroupTableProps) {
  const { t } = useLingui();
  const site = useSite();
  const { pathname } = useLocation();
  const unit = formatPriceUnit(site, 't');
  const metric = (value: number | null) => (value === null ? '–' : formatNumber(value, site, 2));
  return (
    <MetricTable
      caption={t`${caption}, ${unit}`}
      captionHidden
      columns={[
        { id: 'title', label: title },
        { id: 'open', label: shortDay(from, site), numeric: true },
        { id: 'price', label: shortDay(to, site), numeric: true },
        { id: 'change', label: t`Differenz`, numeric: true },
        { id: 'offers', label: t`Angebote`, numeric: true },
      ]}
      rows={groups.map((group) => ({
        id: group.link || group.groupTitle,
        chosen: group.link === pathname,
        cells: [
          group.link ? (
            <TextLink key="link" href={group.link}>
              {group.groupTitle}
            </TextLink>
          ) : (
            group.groupTitle
          ),
          metric(group.openPrice),
          metric(group.price),
          signed(group.change, site),
          formatNumber(group.offerCount, site),
        ],
      }))}
    />
  );
}
