import { useCall } from '@heizplatz/api-client';
import { type CallResponse, CALLS } from '@heizplatz/contract';
import { BRAND, formatNumber } from '@heizplatz/country';
import { useIsDemo, useSite } from '@heizplatz/router';
import { classNames, Stars } from '@heizplatz/ui';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { DemoSeal } from './demo-seal';
import { ratingMarkInput } from './rating-mark-input';
import styles from './rating-mark.module.css';

type Rating = NonNullable<CallResponse<typeof CALLS.trustedShopRating>>;

function ReviewCount({ rating }: { readonly rating: Rating }) {
  const { t } = useLingui();
  const site = useSite();
  const active = formatNumber(rating.ActiveReviewCount, site);
  const total = formatNumber(rating.TotalReviewCount, site);
  const reviews = plural(rating.ActiveReviewCount, { one: '# Bewertung', other: `${active} Bewertungen` });
  const days = plural(rating.ActivePeriodInDays, { one: '# Tag', other: '# Tagen' });
  return t`${reviews} in ${days}, ${total} insgesamt`;
}

/** How this marketplace is rated; nothing where that is not known, in the same space. */
export function RatingMark({ variant = 'card' }: { readonly variant?: 'card' | 'footer' }) {
  const { t } = useLingui();
  const site = useSite();
  const isDemo = useIsDemo();
  const { data: rating } = useCall(CALLS.trustedShopRating, ratingMarkInput(site));
  const mark = rating ? formatNumber(rating.OverallMark, site, 2) : '';
  return (
    <div className={classNames(styles.place, styles[variant])}>
      {rating && (
        <div role="group" aria-label={t`Bewertung von ${BRAND}`} className={styles.mark}>
          {isDemo && <DemoSeal />}
          <div className={styles.words}>
            <p className={styles.line}>
              <Stars number={rating.OverallMark} size={16} />
              <span className="visually-hidden">{t`${mark} von 5 Sternen,`}</span>
              <b aria-hidden="true" className={styles.figure}>
                {mark}
              </b>
              <span>{rating.OverallMarkDescriptionGUILang}</span>
            </p>
            <p className={styles.count}>
              <ReviewCount rating={rating} />
            </p>
          </div>
        </div>
      )}
    </div>
  );
}
