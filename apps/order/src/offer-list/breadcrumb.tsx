import type { ProductGroup } from '@heizplatz/calculator';
import { TextLink } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import styles from './breadcrumb.module.css';
import { useProductGroupName } from './use-product-group-name';

/** Where in the house this list is. */
export function Breadcrumb({ group }: { group: ProductGroup }) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Sie sind hier`} className={styles.path}>
      <ol className={styles.list}>
        <li>
          <TextLink look="alone" href="/">
            <Trans>Start</Trans>
          </TextLink>
        </li>
        <li>{useProductGroupName(group)}</li>
        <li aria-current="page">
          <Trans>Angebote</Trans>
        </li>
      </ol>
    </nav>
  );
}
