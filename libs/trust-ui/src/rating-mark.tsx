import { useCall } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { formatNumber } from '@heizplatz/country';
import { useIsDemo, useSite } from '@heizplatz/router';
import { classNames, Stars } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { DemoSeal } from './demo-seal';
import { ratingMarkInput } from './rating-mark-input';
import styles from './rating-mark.module.css';

/** How this marketplace is rated; nothing where that is not known, in the same space. */
export function RatingMark({ look = 'card' }: { readonly look?: 'card' | 'footer' }) {
  const { t } = useLingui();
  const site = useSite();
  const isDemo = useIsDemo();
  const { data: rating } = useCall(CALLS.trustedShopRating, ratingMarkInput(site));
  const mark = rating ? formatNumber(rating.OverallMark, site, 2) : '';
  return (
    <div className={classNames(styles.place, styles[look])}>
      {rating && (
        <div role="group" aria-label={t`Bewertung von ${site.productionHost}`} className={styles.mark}>
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
              <Trans>
                {formatNumber(rating.ActiveReviewCount, site)} Bewertungen in {rating.ActivePeriodInDays} Tagen,{' '}
                {formatNumber(rating.TotalReviewCount, site)} insgesamt
              </Trans>
            </p>
          </div>
        </div>
      )}
    </div>
  );
}
