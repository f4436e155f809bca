import { useCall } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { useLoaderData } from '@heizplatz/router';
import { ChoiceChips, LinkButton } from '@heizplatz/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { CustomerPageLayout } from '../../../shared/customer-page/customer-page-layout';
import { OrderCards } from '../../../shared/order-cards/order-cards';
import { NoOrders } from './no-orders';
import { ordersInput, type OrdersPage, ordersPath } from './orders-query';
import styles from './orders-view.module.css';
import { PageLinks } from './page-links';

export function OrdersView() {
  const { t } = useLingui();
  const page = useLoaderData<OrdersPage>();
  const { data } = useCall(CALLS.customerOrders, ordersInput(page), { keepPreviousData: true });
  if (!data) return null;
  const stages = [
    { id: 'all', label: t`Alle`, href: ordersPath({ stage: 'all', page: 1 }) },
    { id: 'open', label: t`Offen`, href: ordersPath({ stage: 'open', page: 1 }) },
    { id: 'done', label: t`Erledigt`, href: ordersPath({ stage: 'done', page: 1 }) },
  ];
  const hasNone = data.Total === 0;
  return (
    <CustomerPageLayout
      title={t`Meine Bestellungen`}
      actions={
        !hasNone && (
          <LinkButton href="/" variant="primary">
            <Trans>Neu bestellen</Trans>
          </LinkButton>
        )
      }
    >
      {!(hasNone && page.stage === 'all') && (
        <div className={styles.bar}>
          <ChoiceChips label={t`Welche Bestellungen?`} choices={stages} chosenId={page.stage} />
          <p className="quiet">
            <Plural value={data.Total} one="# Bestellung" other="# Bestellungen" />
          </p>
        </div>
      )}
      {hasNone ? (
        <NoOrders stage={page.stage} />
      ) : (
        <section aria-labelledby="liste">
          <h2 id="liste" className="visually-hidden">
            {stages.find(({ id }) => id === page.stage)?.label}
          </h2>
          <OrderCards orders={data.Items} label={t`Bestellungen, die neueste zuerst`} />
        </section>
      )}
      <PageLinks page={page} pages={Math.ceil(data.Total / data.PageSize)} />
    </CustomerPageLayout>
  );
}
