import { type PageHandle, pageLoader, type RouteObject } from '@heizplatz/router';
import { addressFormRoute } from '../address-form/address-form-route';
import { loadOrderAddresses } from '../address-form/load-order-addresses';
import { type CheckoutPage, loadStep } from '../checkout/load-order-process';

/** Which station gets how much and where it is; a step only with several stations. */
export const amountsRoute: RouteObject = {
  path: '/:productGroup/bestellung/mengenverteilung',
  lazy: async () => ({ Component: (await import('./amounts-view')).AmountsView }),
  handle: { layout: 'order-process', calculatorBar: 'never' } satisfies PageHandle,
  loader: pageLoader(async (page): Promise<CheckoutPage> => {
    const { group, process } = await loadStep(page, 'mengenverteilung');
    await loadOrderAddresses(page, process, group);
    return { groupId: group.id };
  }),
  children: [addressFormRoute(['lieferadresse'])],
};
