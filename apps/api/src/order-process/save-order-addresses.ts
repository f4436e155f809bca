import { CALLS } from '@heizplatz/contract';
import { addressesOfUser } from '../addresses/address-repository';
import { presentAddress } from '../addresses/present-address';
import { defineHandler } from '../http/define-handler';
import { problem } from '../http/problem';
import { checkSelectedAddresses } from './check-selected-addresses';
import { keepCheckedAccess } from './known-access-conditions';
import { mergeSelection } from './merge-selection';
import { NO_PAYMENT } from './no-payment';
import { changeProcess } from './process-repository';
import { runningProcess } from './running-process';

/** The caller becomes the process's owner. VALIDATION for addresses that are not the caller's or not the offer's postcode. */
export const answerSaveOrderAddresses = defineHandler(CALLS.saveOrderAddresses, async ({ body }, context) => {
  const { db, user } = context;
  if (!user) throw problem('UNAUTHENTICATED');
  const process = await runningProcess(context, body.ProductGroupId);
  const { configuration } = process;
  const own = (await addressesOfUser(db, user.id)).map(presentAddress);
  const errors = checkSelectedAddresses({ selected: body.SelectedAddresses, own, configuration });
  if (errors.length > 0) throw problem('VALIDATION', { errors });
  const before = { selected: process.selectedAddresses, own, configuration };
  const selectedAddresses = mergeSelection(body.SelectedAddresses, before);
  // What somebody else gave never serves a new owner: payment goes, and the access check stays as the new one sees it.
  const isNewOwner = process.ownerId !== user.id;
  const changes = {
    userId: user.id,
    selectedAddresses,
    ...(isNewOwner && { ...NO_PAYMENT, accessConditions: process.accessConditions }),
  };
  const success = await changeProcess(db, process.id, changes);
  if (success) await keepCheckedAccess(db, { process: { ...process, selectedAddresses }, own, user }, context);
  return { success };
});
