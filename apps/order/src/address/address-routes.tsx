import { type PageHandle, pageLoader, type RouteObject } from '@heizplatz/router';
import { addressFormRoute } from '../address-form/address-form-route';
import { loadOrderAddresses } from '../address-form/load-order-addresses';
import { type CheckoutPage, loadStep } from '../checkout/load-order-process';

export const addressRoute: RouteObject = {
  path: '/:productGroup/bestellung/adresse',
  lazy: async () => ({ Component: (await import('./address-view')).AddressView }),
  handle: { layout: 'order-process', calculatorBar: 'never' } satisfies PageHandle,
  loader: pageLoader(async (page): Promise<CheckoutPage> => {
    const { group, process } = await loadStep(page, 'adresse');
    await loadOrderAddresses(page, process, group);
    return { groupId: group.id };
  }),
  children: [addressFormRoute(['lieferadresse', 'rechnungsadresse'])],
};
