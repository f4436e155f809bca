import { STAFF_LISTS, type StaffReview } from '@heizplatz/contract';
import { formatDate, siteById } from '@heizplatz/country';
import { useLocation } from '@heizplatz/router';
import { staffOrderPath } from '@heizplatz/routes';
import { Chip, Stars, TextLink } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useDeclaredColumns } from '../../../shared/staff-table/columns/use-declared-columns';
import type { StaffTableColumn } from '../../../shared/staff-table/staff-table-column';

const LIST = STAFF_LISTS.staffReviews;

const SHORT = 140;
const shortened = (text: string): string => (text.length > SHORT ? `${text.slice(0, SHORT).trimEnd()} …` : text);

/** The page's address with one review open below its list. */
function useAddress() {
  const { pathname, search } = useLocation();
  return (id: number): string => {
    const params = new URLSearchParams(search);
    params.set('id', String(id));
    return `${pathname}?${params}`;
  };
}

export function useReviewColumns(): readonly StaffTableColumn<StaffReview>[] {
  const { t } = useLingui();
  const getAddress = useAddress();
  const none = <span className="quiet">–</span>;
  const before: StaffTableColumn<StaffReview>[] = useDeclaredColumns(LIST, {
    date: {
      isRowHeader: true,
      cell: (row) => (
        <TextLink href={getAddress(row.Id)}>
          {formatDate(row.CreatedAt, siteById(row.CountryId))}{' '}
          <span className="visually-hidden">
            <Trans>Bewertung von {row.ShownName}</Trans>
          </span>
        </TextLink>
      ),
    },
    dealer: {},
  });
  // A picture, which is not aligned as the numbers of the file are.
  const stars: StaffTableColumn<StaffReview> = {
    key: 'stars',
    title: LIST.columns.stars.label,
    cell: ({ Stars: number }) => (
      <>
        <Stars number={number} />
        <span className="visually-hidden">{t`${number} von 5 Sternen`}</span>
      </>
    ),
  };
  const after: StaffTableColumn<StaffReview>[] = useDeclaredColumns(LIST, {
    name: { importance: 'extra' },
    text: { wraps: true, cell: ({ Text }) => (Text ? shortened(Text) : none) },
    order: {
      cell: ({ OrderId, OrderNumber }) =>
        OrderId && OrderNumber ? <TextLink href={staffOrderPath(OrderId)}>{OrderNumber}</TextLink> : none,
    },
    answer: {
      importance: 'extra',
      cell: ({ DealerAnswer }) => (DealerAnswer ? <Chip tone="good">{t`beantwortet`}</Chip> : none),
    },
    state: { cell: ({ State }) => (State === 'published' ? t`öffentlich` : <Chip tone="warn">{t`verborgen`}</Chip>) },
    reports: {
      importance: 'extra',
      cell: ({ OpenReports }) => (OpenReports > 0 ? <Chip tone="ember">{t`${OpenReports} offen`}</Chip> : none),
    },
  });
  return [...before, stars, ...after];
}
