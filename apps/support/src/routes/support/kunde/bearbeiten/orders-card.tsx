import { groupName, isProductGroupId, PRODUCT_GROUPS } from '@heizplatz/calculator';
import { type OrderState, type StaffCustomer } from '@heizplatz/contract';
import { formatDate, formatMoney, formatNumber, siteById } from '@heizplatz/country';
import { ORDER_STATE_LABELS } from '@heizplatz/order-ui';
import { staffOrderPath, STAFF_SEARCH_PATH } from '@heizplatz/routes';
import { Card, CardHeader, Chip, Disclosure, EmptyState, PlainLink, TextLink } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useStaffCustomer } from './customer-context';
import styles from './customer-view.module.css';

/** So many stand open; the rest behind a line. */
const VISIBLE = 8;

type Order = StaffCustomer['Orders'][number];

const isKnown = (state: string): state is OrderState => Object.hasOwn(ORDER_STATE_LABELS, state);

function OrderRow({ order }: { readonly order: Order }) {
  const { t } = useLingui();
  const site = siteById(order.CountryId);
  const group = isProductGroupId(order.ProductGroupId) ? PRODUCT_GROUPS[order.ProductGroupId] : null;
  const state = isKnown(order.State) ? ORDER_STATE_LABELS[order.State] : null;
  return (
    <tr>
      <th scope="row">
        <PlainLink href={staffOrderPath(order.Number)}>{order.Number}</PlainLink>
      </th>
      <td>{formatDate(order.PlacedAt, site)}</td>
      <td>{group && groupName(group, site.countryId)}</td>
      <td className={`${styles.end} tabular`}>
        {formatNumber(order.Amount, site)} {order.Amount === 1 ? group?.unitSingular : group?.unit}
      </td>
      <td className={`${styles.end} tabular`}>{formatMoney(order.Total, site)}</td>
      <td>{state ? <Chip tone={state.tone}>{t(state.label)}</Chip> : order.State}</td>
    </tr>
  );
}

function OrdersTable({ orders, label }: { readonly orders: readonly Order[]; readonly label: string }) {
  return (
    // A region that scrolls must be reached by keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div role="region" aria-label={label} tabIndex={0} className={styles.frame}>
      <table className={styles.orders}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Nummer</Trans>
            </th>
            <th scope="col">
              <Trans>Bestellt</Trans>
            </th>
            <th scope="col">
              <Trans>Ware</Trans>
            </th>
            <th scope="col" className={styles.end}>
              <Trans>Menge</Trans>
            </th>
            <th scope="col" className={styles.end}>
              <Trans>Betrag</Trans>
            </th>
            <th scope="col">
              <Trans>Stand</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <OrderRow key={order.OrderId} order={order} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The newest orders; all of them stand in the export. */
export function OrdersCard() {
  const { t } = useLingui();
  const { customer } = useStaffCustomer();
  const { Orders, OrderCount } = customer;
  return (
    <Card as="section" aria-labelledby="bestellungen">
      <CardHeader
        titleId="bestellungen"
        title={<Trans>Bestellungen</Trans>}
        action={OrderCount > Orders.length ? t`Die neuesten ${Orders.length} von ${OrderCount}` : undefined}
      />
      {Orders.length === 0 ? (
        <EmptyState title={t`Noch keine Bestellung`}>
          <TextLink href={`${STAFF_SEARCH_PATH}?search=${encodeURIComponent(customer.Email)}`}>
            <Trans>Nach der E-Mail-Adresse suchen</Trans>
          </TextLink>
        </EmptyState>
      ) : (
        <>
          <OrdersTable orders={Orders.slice(0, VISIBLE)} label={t`Neueste Bestellungen`} />
          {Orders.length > VISIBLE && (
            <Disclosure summary={t`Frühere Bestellungen (${Orders.length - VISIBLE})`}>
              <OrdersTable orders={Orders.slice(VISIBLE)} label={t`Frühere Bestellungen`} />
            </Disclosure>
          )}
        </>
      )}
    </Card>
  );
}
