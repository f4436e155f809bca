import type { ProductDetail } from '@heizplatz/contract';
import { Trans } from '@lingui/react/macro';
import styles from './product-detail.module.css';
import { ProductPictograms } from './product-pictograms';

/** What the goods may do: signal word, pictograms, statements. */
export function ProductHazards({ product }: { product: ProductDetail }) {
  const { SignalWord: term, HazardStatements, Pictograms } = product;
  return (
    <div className={styles.hazards}>
      <ProductPictograms codes={Pictograms} />
      <div>
        {term !== null && (
          <p className={styles.signal}>
            <Trans>Signalwort: {term}</Trans>
          </p>
        )}
        <ul className={styles.points}>
          {HazardStatements.map((statement) => (
            <li key={statement}>{statement}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
