import type { CALLS, CallResponse, DealerProfile } from '@heizplatz/contract';
import { formatNumber, formatPercent } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { MetricTable, Stars, TextLink } from '@heizplatz/ui';
import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { REVIEW_QUERY } from '../dealer-paths';
import type { ReviewQuery } from './review-query';
import styles from './review-distribution.module.css';
import { reviewsHref } from './reviews-href';
import { ShareBar } from '../dealer/share-bar';

interface ReviewDistributionProps {
  readonly reviews: CallResponse<typeof CALLS.dealerReviews>;
  readonly dealer: Pick<DealerProfile, 'Path'>;
  readonly query: ReviewQuery;
}

/** The mean, and the number of reviews per star, as a chart and in numbers. */
export function ReviewDistribution({ reviews, dealer, query }: ReviewDistributionProps) {
  const { t } = useLingui();
  const site = useSite();
  const { Distribution, EarlierCount, Rating, RatingCount } = reviews;
  const count = formatNumber(RatingCount, site);
  const number = plural(RatingCount, { one: '# Bewertung', other: `${count} Bewertungen` });
  const total = Distribution.reduce((sum, { Count }) => sum + Count, 0);
  const rows = Distribution.map(({ Stars: stars, Count }) => {
    const share = total === 0 ? 0 : (Count / total) * 100;
    const name = <Plural value={stars} one="# Stern" other="# Sterne" />;
    return {
      id: String(stars),
      chosen: query.stars === stars,
      cells: [
        Count === 0 ? (
          name
        ) : (
          <TextLink href={reviewsHref(dealer.Path, query, { [REVIEW_QUERY.stars]: stars })} rel="nofollow">
            {name}
          </TextLink>
        ),
        <ShareBar key="bar" percent={share} />,
        formatNumber(Count, site),
        formatPercent(share, site, 0),
      ],
    };
  });
  return (
    <div className={styles.distribution}>
      <div className={styles.mean}>
        <p className={styles.mark}>{Rating === null ? '–' : formatNumber(Rating, site, 1)}</p>
        <Stars number={Rating ?? 0} size={20} />
        <p className="quiet">
          <Trans>von 5 Sternen aus {number}</Trans>
        </p>
      </div>
      <MetricTable
        caption={t`Verteilung der Bewertungen`}
        captionHidden
        columns={[
          { id: 'stars', label: t`Sterne` },
          { id: 'bar', label: <span className="visually-hidden">{t`Balken`}</span> },
          { id: 'count', label: t`Anzahl`, numeric: true },
          { id: 'share', label: t`Anteil`, numeric: true },
        ]}
        rows={rows}
      />
      {EarlierCount > 0 && (
        <p className="quiet">
          <Trans>
            {formatNumber(EarlierCount, site)} ältere Bewertungen zählen im Mittelwert und stehen nicht in der Liste.
          </Trans>
        </p>
      )}
    </div>
  );
}
