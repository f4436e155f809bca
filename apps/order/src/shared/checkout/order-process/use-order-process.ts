import { useCall } from '@heizplatz/api-client';
import { type ProductGroup, PRODUCT_GROUPS } from '@heizplatz/calculator';
import { CALLS, type OrderProcess } from '@heizplatz/contract';
import { useLoaderData, useSite } from '@heizplatz/router';
import type { CheckoutPage } from './load-order-process';
import { orderProcessInput } from './order-process-input';

/** The order of this page as fetched by the loader; `reload` requests it again from the server. */
export function useOrderProcess(): {
  process: OrderProcess | null;
  group: ProductGroup;
  reload: () => Promise<OrderProcess | null | undefined>;
} {
  const { groupId } = useLoaderData<CheckoutPage>();
  const { countryId } = useSite();
  const { data, mutate } = useCall(CALLS.orderProcess, orderProcessInput(countryId, groupId));
  return { process: data ?? null, group: PRODUCT_GROUPS[groupId], reload: () => mutate() };
}
