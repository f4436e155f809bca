import { NO_EMAIL_CHANGE, readEmailChange } from '@heizplatz/api-identity';
import { defineHandler, problem } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { findBuyer } from '../order/buyer-repository';
import { readCheckout } from './checkout';
import { knownAccessConditions } from '../checkout-delivery/known-access-conditions';
import { presentCheckout } from './present-checkout';
import { runningProcess } from './running-process';

/** NOT_FOUND (null for clients) without a running process, in another country, or once it was placed. Changes nothing. */
export const orderProcess = defineHandler(CALLS.orderProcess, async ({ params, query }, context) => {
  const { db, user, countryId, services, clock } = context;
  if (params.countryId !== countryId) throw problem('NOT_FOUND');
  const process = await runningProcess(context, query.productGroupId);
  const buyer = user ? await findBuyer(db, user.id) : undefined;
  const checkout = await readCheckout(db, process, context);
  const knownAccess = user && (await knownAccessConditions(db, { process, own: checkout.own, user }));
  const emailChange = user ? await readEmailChange(db, user.id, clock()) : NO_EMAIL_CHANGE;
  return presentCheckout(checkout, { user, buyer, knownAccess, emailChange, ratePay: services.ratePay });
});
