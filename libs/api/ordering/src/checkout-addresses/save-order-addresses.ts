import { findUserAddresses, presentAddress } from '@heizplatz/api-identity';
import { defineHandler, problem } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { checkSelectedAddresses } from './check-selected-addresses';
import { isBusinessOrder } from './is-business-order';
import { storeCheckedAccess } from '../checkout-delivery/known-access-conditions';
import { mergeSelection } from './merge-selection';
import { NO_PAYMENT } from '../checkout-payment/no-payment';
import { changeProcess } from '../checkout/process-repository';
import { runningProcess } from '../checkout/running-process';

/** The caller becomes the process's owner. VALIDATION for addresses that are not the caller's, not in the offer's postcode, or a business's without its company. */
export const saveOrderAddresses = defineHandler(CALLS.saveOrderAddresses, async ({ body }, context) => {
  const { db, user, services, audit } = context;
  if (!user) throw problem('UNAUTHENTICATED');
  const process = await runningProcess(context, body.ProductGroupId);
  const { configuration } = process;
  const own = (await findUserAddresses(db, user.id)).map(presentAddress);
  const needsCompany = isBusinessOrder(configuration, services.priceBook.current());
  const check = { own, configuration, needsCompany };
  const errors = checkSelectedAddresses({ selected: body.SelectedAddresses, ...check });
  if (errors.length > 0) throw problem('VALIDATION', { errors });
  const before = { selected: process.selectedAddresses, ...check };
  const selectedAddresses = mergeSelection(body.SelectedAddresses, before);
  // What somebody else gave never serves a new owner: payment goes, and the access check stays as the new one sees it.
  const isNewOwner = process.ownerId !== user.id;
  const changes = {
    userId: user.id,
    selectedAddresses,
    ...(isNewOwner && { ...NO_PAYMENT, accessConditions: process.accessConditions }),
  };
  audit.note({ before: { selectedAddresses: process.selectedAddresses }, after: { selectedAddresses } });
  const success = await changeProcess(db, process.id, changes);
  if (success) await storeCheckedAccess(db, { process: { ...process, selectedAddresses }, own, user }, context);
  return { success };
});
