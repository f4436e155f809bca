import type { OrderSummary } from '@heizplatz/contract';
import { OrderCard } from './order-card';
import styles from './order-card.module.css';

export function OrderCards({ orders, label }: { readonly orders: readonly OrderSummary[]; readonly label: string }) {
  return (
    <ul className={styles.list} aria-label={label}>
      {orders.map((order) => (
        <OrderCard key={order.OrderId} order={order} />
      ))}
    </ul>
  );
}
