import { useCall } from '@heizplatz/api-client';
import { groupName } from '@heizplatz/calculator';
import { CalculatorForm } from '@heizplatz/calculator-ui';
import { PageHeader, useLoaderData, useSite } from '@heizplatz/router';
import { FailedState } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import { MoreProducts } from './more-products/more-products';
import { PageBlockList } from '../../shared/page-blocks/page-block-list';
import blocks from '../../shared/page-blocks/page-blocks.module.css';
import { PageParts } from '../../shared/page-blocks/page-parts';
import { PRODUCT_CALLS } from './product-calls';
import { PRODUCT_PAGES, type ProductPage } from './product-pages';
import styles from './product-view.module.css';
import { TodayCard } from './today-card';

/** A product landing page: its calculator and price, then what editors say about it. */
export function ProductView() {
  const path = useLoaderData<string>();
  const product = PRODUCT_PAGES.find((page) => page.path === path);
  return product ? <Product product={product} /> : null;
}

function Product({ product }: { readonly product: ProductPage }) {
  const { t } = useLingui();
  const { countryId, inCountry } = useSite();
  const { words: labels } = PRODUCT_CALLS(countryId, product);
  const { data, error, isValidating, mutate } = useCall(labels.call, labels.input);
  const name = groupName(product.groups[0], countryId);
  const description = data?.Description ?? t`Preise für ${name} ${inCountry} vergleichen, mit Lieferung und MwSt.`;
  return (
    <div className={styles.page}>
      <PageHeader
        title={data?.Title ?? t`${name} vergleichen`}
        description={description}
        canonical={product.path}
        alternates="same-path"
      />
      <div className={styles.hero}>
        <div className={styles.start}>
          <h1 className={styles.title}>{data?.Title ?? name}</h1>
          <p className="lead">{description}</p>
          <CalculatorForm groups={product.groups} />
        </div>
        <TodayCard product={product} />
      </div>
      {error && !data && (
        <FailedState
          title={t`Der Text konnte nicht geladen werden.`}
          onRetry={() => void mutate()}
          retrying={isValidating}
          requestId={error.problem.requestId}
        />
      )}
      {data && (
        <div className={styles.words}>
          <div className={blocks.reading}>
            <PageBlockList blocks={data.Blocks} />
          </div>
          <aside className={styles.aside}>
            <PageParts blocks={data.Blocks} />
          </aside>
        </div>
      )}
      <MoreProducts />
    </div>
  );
}
