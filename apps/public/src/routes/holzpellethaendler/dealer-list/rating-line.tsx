import { formatNumber } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { Icon } from '@heizplatz/ui';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import styles from './rating-line.module.css';

/** '★ 4,6 (312 Bewertungen)'. */
export function RatingLine({ rating, count }: { readonly rating: number | null; readonly count: number }) {
  const { t } = useLingui();
  const site = useSite();
  if (rating === null) {
    return (
      <p className="quiet">
        <Trans>noch keine Bewertung</Trans>
      </p>
    );
  }
  const mark = formatNumber(rating, site, 1);
  const number = formatNumber(count, site);
  const reviews = plural(count, { one: '# Bewertung', other: `${number} Bewertungen` });
  return (
    <p className={styles.rating}>
      <Icon name="star" size={14} />
      <span className="visually-hidden">{t`${mark} von 5 Sternen aus ${reviews}`}</span>
      <span aria-hidden="true">
        <b className={styles.mark}>{mark}</b> ({number})
      </span>
    </p>
  );
}
