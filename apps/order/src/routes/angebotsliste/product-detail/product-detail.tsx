import { countryRules } from '@heizplatz/country';
import type { ProductGroup } from '@heizplatz/calculator';
import type { InitConfiguration, OfferVariant } from '@heizplatz/contract';
import { useSite } from '@heizplatz/router';
import { KeyValueList } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ProductGuarantee } from './product-guarantee';
import { ProductHazards } from './product-hazards';
import { ProductMaker } from './product-maker';
import { ProductPrices } from './product-prices';
import styles from './product-detail.module.css';

interface ProductDetailProps {
  readonly offer: OfferVariant;
  readonly group: ProductGroup;
  readonly init: InitConfiguration;
}

/** Goods as the law wants them described before they are ordered (rules LAW-05 and PRICE-04). */
export function ProductDetail({ offer, group, init }: ProductDetailProps) {
  const { countryId } = useSite();
  const product = init.Products.find(({ Id }) => Id === offer.ProductId);
  const maker = init.Makers.find(({ Id }) => Id === offer.MakerId);
  return (
    <div className={styles.detail}>
      {product?.Description && <p>{product.Description}</p>}
      {offer.Characteristics.length > 0 && (
        <Section title={<Trans>Eigenschaften</Trans>}>
          <KeyValueList
            variant="lined"
            items={offer.Characteristics.map(({ Key, Label, Value }) => ({ id: Key, label: Label, value: Value }))}
          />
        </Section>
      )}
      {product && product.HazardStatements.length > 0 && (
        <Section title={<Trans>Gefahrenhinweise</Trans>}>
          <ProductHazards product={product} />
        </Section>
      )}
      {product && product.Warnings.length > 0 && (
        <Section title={<Trans>Sicherheit und Umgang</Trans>}>
          <ul className={styles.points}>
            {product.Warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </Section>
      )}
      <Section title={<Trans>Hersteller</Trans>}>
        <ProductMaker maker={maker} />
      </Section>
      <Section title={<Trans>Preis</Trans>}>
        <ProductPrices offer={offer} group={group} />
      </Section>
      {/* Owed where the law of the Union applies (2025/1960). */}
      {countryRules(countryId).isInUnion && <ProductGuarantee />}
    </div>
  );
}

function Section({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h3 className={styles.title}>{title}</h3>
      {children}
    </section>
  );
}
