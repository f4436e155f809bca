import { productGroupByUrlName } from '@heizplatz/calculator';
import { CALLS } from '@heizplatz/contract';
import { notFound, type PageHandle, pageLoader, redirect, type RouteObject } from '@heizplatz/router';
import { isAddressKind, NEW_ADDRESS, stepPath } from '../checkout/checkout-paths';
import { isReachable, latestReachable, loadOrderProcess, requireIdentity } from '../checkout/load-order-process';
import { AddressFormView } from './address-form-view';
import { AddressView } from './address-view';
import { addressesOf } from './addresses-of';
import { commonDataInput } from './common-data-input';
import { orderAddressesInput } from './order-addresses-input';

/** Addresses are loaded once with the step; the modal's page below it adds or changes one. */
const loadAddressStep = pageLoader(async (page) => {
  const { group, process } = await loadOrderProcess(page);
  requireIdentity(process, group, page.url);
  if (!isReachable(process, 'adresse', null)) throw redirect(stepPath(group, latestReachable(process)));
  await Promise.all([
    page.api(CALLS.orderAddresses, orderAddressesInput(page.site.countryId, process)),
    // Without its lists of titles the form has no titles.
    Promise.allSettled([page.api(CALLS.commonData, commonDataInput(page.site.countryId))]),
  ]);
  return { groupId: group.id };
});

/** Unknown kinds, ids that are no number and addresses that are not the caller's are a 404. */
const checkFormPath = pageLoader(async (page) => {
  const { kind = '', addressId = '' } = page.params;
  if (!isAddressKind(kind) || !productGroupByUrlName(page.params['productGroup'] ?? '')) notFound();
  if (addressId === NEW_ADDRESS) return null;
  const { group, process } = await loadOrderProcess(page);
  requireIdentity(process, group, page.url);
  const lists = await page.api(CALLS.orderAddresses, orderAddressesInput(page.site.countryId, process));
  return addressesOf(lists, kind).some(({ Id }) => String(Id) === addressId) ? null : notFound();
});

const handle = { layout: 'order-process', calculatorBar: 'never' } satisfies PageHandle;

export const addressRoute: RouteObject = {
  path: '/:productGroup/bestellung/adresse',
  Component: AddressView,
  handle,
  loader: loadAddressStep,
  children: [{ path: ':kind/:addressId', Component: AddressFormView, handle, loader: checkFormPath }],
};
