import { LinkButton } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type OrdersPage, ordersPath } from './orders-query';
import styles from './orders-view.module.css';

interface PageLinksProps {
  readonly page: OrdersPage;
  readonly pages: number;
}

/** Forth and back through a long list; nothing where all stands on one page. */
export function PageLinks({ page, pages }: PageLinksProps) {
  const { t } = useLingui();
  const { page: number } = page;
  if (pages < 2) return null;
  return (
    <nav aria-label={t`Seiten der Liste`} className={styles.pages}>
      {number > 1 ? (
        <LinkButton href={ordersPath({ ...page, page: number - 1 })} size="small">
          <Trans>Neuere</Trans>
        </LinkButton>
      ) : (
        <span />
      )}
      <p className="quiet" aria-current="page">
        <Trans>
          Seite {number} von {pages}
        </Trans>
      </p>
      {number < pages ? (
        <LinkButton href={ordersPath({ ...page, page: number + 1 })} size="small">
          <Trans>Ältere</Trans>
        </LinkButton>
      ) : (
        <span />
      )}
    </nav>
  );
}
