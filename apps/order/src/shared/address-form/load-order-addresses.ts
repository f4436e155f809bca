import { type ApiClient, callKey } from '@heizplatz/api-client';
import type { ProductGroup } from '@heizplatz/calculator';
import { CALLS, type OrderProcess } from '@heizplatz/contract';
import { commonDataInput } from '@heizplatz/order-ui';
import type { PageRequest } from '@heizplatz/router';
import { redirectWhenExpired } from '../checkout/order-process/load-order-process';
import { orderAddressesInput } from './order-addresses-input';

/**
 * By client: the browser's single one caches its responses, the server has one per request. The owner of the
 * addresses, by call.
 */
const present = new WeakMap<ApiClient, string>();

/** The caller's addresses and the lists of titles, loaded once and not again when they are there (rule CHECKOUT-05). */
export async function loadOrderAddresses(
  { api, site, url }: Pick<PageRequest, 'api' | 'site' | 'url'>,
  process: OrderProcess,
  group: ProductGroup,
): Promise<void> {
  const input = orderAddressesInput(site.countryId, process);
  const key = `${process.CustomerId} ${callKey(CALLS.orderAddresses, input)}`;
  if (present.get(api) === key) return;
  await Promise.all([
    api(CALLS.orderAddresses, input).catch((error: unknown) => redirectWhenExpired(error, group, url)),
    loadTitles({ api, site }),
  ]);
  present.set(api, key);
}

/** Without its lists of titles the form has no titles. */
export const loadTitles = ({ api, site }: Pick<PageRequest, 'api' | 'site'>): Promise<unknown> =>
  Promise.allSettled([api(CALLS.commonData, commonDataInput(site.countryId))]);

/** After a change whose list is not visible: the next step that needs the addresses loads them again. */
export const forgetOrderAddresses = (api: ApiClient): void => void present.delete(api);
