import { CALLS } from '@heizplatz/contract';
import { getAddressKind } from '@heizplatz/order-ui';
import { notFound, pageAction, type PageHandle, pageLoader, type RouteObject } from '@heizplatz/router';
import { CUSTOMER_PAGE_HANDLE } from '../../../../shared/customer-page/customer-page-handle';
import { DELETION } from './address-paths';

/** Confirms the deletion of an address: the target of the list's button without JavaScript. */
export const addressDeletionRoute: RouteObject = {
  path: `:kind/:addressKey/${DELETION}`,
  lazy: async () => ({ Component: (await import('./address-deletion-view')).AddressDeletionView }),
  handle: { ...CUSTOMER_PAGE_HANDLE, isOverlay: true } satisfies PageHandle,
  action: pageAction(async (sent) => (await import('./address-actions')).deleteAddress(sent)),
  loader: pageLoader(async ({ api, params }) => {
    const { Items } = await api(CALLS.customerAddresses, {});
    const query = Items.find(
      ({ Id, AddressType }) => String(Id) === params['addressKey'] && getAddressKind(AddressType) === params['kind'],
    );
    return query ? null : notFound();
  }),
};
