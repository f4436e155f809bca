import { CALLS } from '@heizplatz/contract';
import { getAddressKind, isAddressKind, NEW_ADDRESS } from '@heizplatz/order-ui';
import { notFound, pageAction, type PageHandle, pageLoader, redirect, type RouteObject } from '@heizplatz/router';
import { MASTER_DATA_PATH } from '@heizplatz/routes';
import { CUSTOMER_PAGE_HANDLE } from '../../../../../shared/customer-page/customer-page-handle';
import { isAddedKey } from '../address-changes';
import { draftAddresses } from './address-drafts';

/**
 * The address modal below the master data, a page of its own. Kinds that do not exist and addresses that are not the
 * caller's are a 404; one that was added in a tab and is gone with it, or deleted there, leads to the list.
 */
export const addressFormRoute: RouteObject = {
  path: ':kind/:addressKey',
  lazy: async () => ({ Component: (await import('./address-form-view')).AddressFormView }),
  handle: { ...CUSTOMER_PAGE_HANDLE, isOverlay: true } satisfies PageHandle,
  action: pageAction(async (sent) => (await import('../address-actions')).saveAddress(sent)),
  loader: pageLoader(async ({ api, params }) => {
    const { kind = '', addressKey = '' } = params;
    if (!isAddressKind(kind)) notFound();
    if (addressKey === NEW_ADDRESS) return null;
    const drafted = draftAddresses(api)?.find(({ key }) => key === addressKey);
    if (drafted?.state === 'Deleted' || (isAddedKey(addressKey) && !drafted)) throw redirect(MASTER_DATA_PATH);
    if (drafted) return null;
    const { Items } = await api(CALLS.customerAddresses, {});
    const isKnown = Items.some(
      ({ Id, AddressType }) => String(Id) === addressKey && getAddressKind(AddressType) === kind,
    );
    return isKnown ? null : notFound();
  }),
};
