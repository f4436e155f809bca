import { CALLS } from '@heizplatz/contract';
import { notFound, type PageHandle, pageLoader, type RouteObject } from '@heizplatz/router';
import { PARTIAL_PATH } from '@heizplatz/routes';
import { CUSTOMER_PAGE_HANDLE } from '../../../shared/customer-page/customer-page-handle';

const handle = { ...CUSTOMER_PAGE_HANDLE, layout: 'plain-print' } satisfies PageHandle;

/** The address list alone (rule URL-09); without a name of the part too. */
const addressColRoute = (path: string): RouteObject => ({
  path,
  lazy: async () => ({ Component: (await import('./address-col-view')).AddressColView }),
  handle,
  loader: pageLoader(async ({ api }): Promise<null> => {
    await api(CALLS.customerAddresses, {});
    return null;
  }),
});

/** One address alone; without an id the one that new deliveries begin with. */
const addressColItemRoute: RouteObject = {
  path: `${PARTIAL_PATH}/addressColItem/:addressId?`,
  lazy: async () => ({ Component: (await import('./address-col-item-view')).AddressColItemView }),
  handle,
  loader: pageLoader(async ({ api, params }): Promise<{ readonly addressId: number | null }> => {
    const { Items } = await api(CALLS.customerAddresses, {});
    const { addressId } = params;
    const query = addressId === undefined ? undefined : Items.find(({ Id }) => String(Id) === addressId);
    if (addressId !== undefined && !query) notFound();
    const first = Items.find(({ AddressType, IsDefault }) => AddressType === 1 && IsDefault);
    return { addressId: (query ?? first ?? Items[0])?.Id ?? null };
  }),
};

/** What the customer logs in with, alone. */
const loginColRoute: RouteObject = {
  path: `${PARTIAL_PATH}/loginCol`,
  lazy: async () => ({ Component: (await import('./login-col-view')).LoginColView }),
  handle,
  loader: pageLoader(async ({ api }): Promise<null> => {
    await api(CALLS.customerData, {});
    return null;
  }),
};

/** Parts of the master data, each a page of its own. */
export const partialRoutes: RouteObject[] = [
  addressColRoute(PARTIAL_PATH),
  addressColRoute(`${PARTIAL_PATH}/addressCol`),
  addressColItemRoute,
  loginColRoute,
];
