import { productGroupByUrlName } from '@heizplatz/calculator';
import { CALLS } from '@heizplatz/contract';
import { notFound, type PageHandle, pageLoader, redirect, type RouteObject } from '@heizplatz/router';
import { ADDRESS_KINDS, NEW_ADDRESS } from '../checkout/checkout-paths';
import { isReachable, latestReachable, loadOrderProcess, requireIdentity } from '../checkout/load-order-process';
import { stepPath } from '../checkout/checkout-paths';
import { AddressFormView } from './address-form-view';
import { AddressView } from './address-view';
import { orderAddressesInput } from './order-addresses-input';

/** Addresses are loaded once with the step; the modal's page below it adds or changes one. */
const loadAddressStep = pageLoader(async (page) => {
  const { group, process } = await loadOrderProcess(page);
  requireIdentity(process, group, page.url);
  if (!isReachable(process, 'adresse', null)) throw redirect(stepPath(group, latestReachable(process)));
  await page.api(CALLS.orderAddresses, orderAddressesInput(page.site.countryId, process));
  return { groupId: group.id };
});

/** Unknown kinds, ids that are no number and other people's addresses are a 404. */
const checkFormPath = pageLoader(async ({ params }) => {
  const { productGroup = '', kind = '', addressId = '' } = params;
  const isKnown = productGroupByUrlName(productGroup) && Object.hasOwn(ADDRESS_KINDS, kind);
  if (!isKnown || !(addressId === NEW_ADDRESS || /^\d{1,9}$/.test(addressId))) notFound();
  return null;
});

const handle = { layout: 'order-process', calculatorBar: 'never' } satisfies PageHandle;

export const addressRoute: RouteObject = {
  path: '/:productGroup/bestellung/adresse',

  Component: AddressView,
  handle,
  loader: loadAddressStep,
  children: [{ path: ':kind/:addressId', Component: AddressFormView, handle, loader: checkFormPath }],
};
