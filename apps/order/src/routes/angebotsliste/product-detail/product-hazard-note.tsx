import type { CalculatorConfiguration } from '@heizplatz/calculator';
import type { InitConfiguration, OfferVariant } from '@heizplatz/contract';
import { TextLink } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import { useKeepQuery } from '../list/kept-query';
import { goodsAddress } from '../list/list-view';
import styles from './product-detail.module.css';
import { ProductPictograms } from './product-pictograms';

interface ProductHazardNoteProps {
  readonly offer: OfferVariant;
  readonly configuration: CalculatorConfiguration;
  readonly init: InitConfiguration;
}

/** The short form on the card, before anything is ordered (rule LAW-05): nothing for goods without hazards. */
export function ProductHazardNote({ offer, configuration, init }: ProductHazardNoteProps) {
  const keepQuery = useKeepQuery();
  const product = init.Products.find(({ Id }) => Id === offer.ProductId);
  if (!product || product.HazardStatements.length === 0) return null;
  const codes = product.HazardStatements.map((statement) => statement.split(':')[0]).join(', ');
  const term = product.SignalWord;
  return (
    <div className={styles.note}>
      <ProductPictograms codes={product.Pictograms} size={32} />
      <p>
        {term !== null && <b>{term}: </b>}
        <span className="tabular">{codes}. </span>
        <TextLink href={keepQuery(goodsAddress(configuration, offer.Id))}>
          <Trans>Alle Gefahrenhinweise</Trans>
          <span className="visually-hidden">{`: ${offer.DealerName}`}</span>
        </TextLink>
      </p>
    </div>
  );
}
