import type { StaffReview } from '@heizplatz/contract';
import { formatDate, siteById } from '@heizplatz/country';
import { useLocation } from '@heizplatz/router';
import { staffOrderPath } from '@heizplatz/routes';
import { Chip, Stars, TextLink } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { StaffTableColumn } from '../../../shared/staff-table/staff-table-column';

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
  return [
    {
      key: 'date',
      title: t`Datum`,
      sort: 'CreatedAt',
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
    { key: 'dealer', title: t`Händler`, cell: (row) => row.DealerName },
    {
      key: 'stars',
      title: t`Sterne`,
      cell: ({ Stars: number }) => (
        <>
          <Stars number={number} />
          <span className="visually-hidden">{t`${number} von 5 Sternen`}</span>
        </>
      ),
    },
    { key: 'name', importance: 'extra', title: t`Name`, cell: (row) => row.ShownName },
    { key: 'text', title: t`Text`, wraps: true, cell: ({ Text }) => (Text ? shortened(Text) : none) },
    {
      key: 'order',
      title: t`Bestellung`,
      cell: ({ OrderId, OrderNumber }) =>
        OrderId && OrderNumber ? <TextLink href={staffOrderPath(OrderId)}>{OrderNumber}</TextLink> : none,
    },
    {
      key: 'answer',
      importance: 'extra',
      title: t`Antwort`,
      cell: ({ DealerAnswer }) => (DealerAnswer ? <Chip tone="good">{t`beantwortet`}</Chip> : none),
    },
    {
      key: 'state',
      title: t`Stand`,
      cell: ({ State }) => (State === 'published' ? t`öffentlich` : <Chip tone="warn">{t`verborgen`}</Chip>),
    },
    {
      key: 'reports',
      importance: 'extra',
      title: t`Meldungen`,
      align: 'end',
      cell: ({ OpenReports }) => (OpenReports > 0 ? <Chip tone="ember">{t`${OpenReports} offen`}</Chip> : none),
    },
  ];
}
