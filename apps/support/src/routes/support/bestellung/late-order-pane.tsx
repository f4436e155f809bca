import { Skeleton } from '@heizplatz/ui';
import { lazy, Suspense } from 'react';

const Pane = lazy(async () => ({
  default: (await import(/* webpackChunkName: "staff-order" */ './order-pane')).OrderPane,
}));

/** The pane with the script of an order's page, which lists do without until one is opened. */
export function LateOrderPane({ orderId }: { readonly orderId: string }) {
  return (
    <Suspense fallback={<Skeleton width={100} />}>
      <Pane orderId={orderId} />
    </Suspense>
  );
}
