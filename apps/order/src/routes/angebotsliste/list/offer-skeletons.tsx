import { Card, Skeleton } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import styles from './offer-skeletons.module.css';

/** Offers on their way, as many and as tall as those that were there. */
export function OfferSkeletons({ count }: { count: number }) {
  const { t } = useLingui();
  return (
    <>
      <p role="status" className="visually-hidden">{t`Angebote werden geladen …`}</p>
      {Array.from({ length: count }, (_, position) => (
        <Card
          key={position}
          chosen={position === 0}
          aria-hidden="true"
          className={position === 0 ? styles.first : styles.card}
        >
          <div className={styles.dealer}>
            <Skeleton shape="control" className={styles.monogram} />
            <div>
              <Skeleton shape="text" width={75} />
              <Skeleton shape="text" width={50} />
              <Skeleton shape="text" width={50} />
            </div>
            <Skeleton shape="chip" className={styles.chips} />
          </div>
          <div className={styles.facts}>
            {[1, 2, 3].map((fact) => (
              <div key={fact}>
                <Skeleton shape="text" width={50} />
                <Skeleton shape="text" width={75} />
              </div>
            ))}
          </div>
          <div className={styles.price}>
            <Skeleton shape="figure" width={75} />
            <Skeleton shape="text" />
            <Skeleton shape="control" />
          </div>
        </Card>
      ))}
    </>
  );
}
