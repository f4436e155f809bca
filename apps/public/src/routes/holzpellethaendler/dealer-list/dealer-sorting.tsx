import { ChoiceChips, Disclosure } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { dealerListPath, LIST_QUERY, addQuery } from '../dealer-paths';
import styles from './dealer-sorting.module.css';
import type { DealersPage } from '../dealers-page';
import { type DealerSort, DEFAULT_SORT, SORT_NAMES } from './list-query';

interface DealerSortingProps {
  readonly page: Extract<DealersPage, { kind: 'list' }>;
  /** Only a postcode has distances. */
  readonly hasDistance: boolean;
}

/** By what the list stands, as links, and how that comes about (rule OFFER-03). */
export function DealerSorting({ page, hasDistance }: DealerSortingProps) {
  const { t } = useLingui();
  const path = dealerListPath(page.place);
  const labels: Readonly<Record<DealerSort, string>> = {
    rating: t`Bewertung`,
    distance: t`Entfernung`,
    name: t`Name`,
    area: t`Liefergebiet`,
  };
  const sorts: readonly DealerSort[] = hasDistance
    ? ['rating', 'distance', 'area', 'name']
    : ['rating', 'area', 'name'];
  return (
    <div className={styles.sorting}>
      <div className={styles.row}>
        <span className="quiet" aria-hidden="true">
          <Trans>Sortiert nach</Trans>
        </span>
        <ChoiceChips
          label={t`Sortieren nach`}
          chosenId={page.sort === 'distance' && !hasDistance ? 'name' : page.sort}
          choices={sorts.map((sort) => ({
            id: sort,
            label: labels[sort],
            href: addQuery(path, { [LIST_QUERY.sort]: sort === DEFAULT_SORT ? null : SORT_NAMES[sort] }),
          }))}
        />
      </div>
      <Disclosure summary={t`So entsteht diese Reihenfolge`}>
        <p className="quiet">
          <Trans>
            Allein nach dem, was oben gewählt ist: der mittleren Bewertung (bei Gleichstand der Zahl der Bewertungen),
            der Entfernung des nächsten Lagers, der Zahl der belieferten Postleitzahlen oder dem Namen. Händler mit
            weniger als fünf Bewertungen stehen nach den anderen, weil ein Mittelwert aus so wenigen nichts sagt.
            Bezahlte Plätze gibt es in dieser Liste nicht.
          </Trans>
        </p>
      </Disclosure>
    </div>
  );
}
