import { type CallContext, defineHandler } from '@heizplatz/api-platform';
import { CALLS, type CalculationConfiguration } from '@heizplatz/contract';
import { priceOffer, readHeldPrice } from '../order-placement/held-price';
import { invoicePayment, knownDelivery } from '../checkout-addresses/known-delivery';
import { type Carried, checkConfiguration, type NewProcess, openProcess, orderableOffer } from './open-process';
import { claimStart } from '../order-placement/order-limits';
import { getProcess, type ProcessRow } from './process';
import { findProcess } from './process-repository';
import { processKey } from './running-process';

/** What was chosen at the offer stands before what was chosen in the calculator. */
function addOfferChoice(configuration: CalculationConfiguration): CalculationConfiguration {
  const { OfferLooseBlowingProcess } = configuration;
  return OfferLooseBlowingProcess.length > 0
    ? { ...configuration, LooseBlowingProcess: OfferLooseBlowingProcess }
    : configuration;
}

/**
 * What the customer need not say again: the access check, and addresses where place, amount and stations are the same, with
 * the invoice by which they are paid.
 */
async function carriedOver(
  draft: ProcessRow | undefined,
  { configuration, offer }: Pick<NewProcess, 'configuration' | 'offer'>,
  context: CallContext,
): Promise<Carried> {
  if (!draft || draft.orderId !== null) return {};
  const before = getProcess(draft)?.configuration;
  if (!before) return {};
  const isSameDelivery =
    before.ZipCode === configuration.ZipCode &&
    before.Amount === configuration.Amount &&
    before.Stations === configuration.Stations;
  return {
    accessConditions: draft.accessConditions,
    userId: draft.userId,
    selectedAddresses: isSameDelivery ? draft.selectedAddresses : null,
    ...(isSameDelivery && draft.paymentKindId !== null
      ? await invoicePayment(context.db, { kindId: draft.paymentKindId, offer }, context)
      : {}),
  };
}

/**
 * Prices the chosen offer anew, at most at the price promised in a mail, and stores it under a new cookie; a draft of
 * the same group is replaced. OFFER_GONE with the nearest offers in context.Items when the dealer no longer offers
 * it.
 */
export const startOrder = defineHandler(CALLS.startOrder, async ({ body }, context) => {
  await claimStart(context);
  const { OfferId: offerId } = body;
  checkConfiguration(body.Configuration, context);
  const configuration = addOfferChoice(body.Configuration);
  const { ProductGroupId } = configuration;
  const held = await readHeldPrice(body.HeldPriceToken, context);
  const today = orderableOffer(configuration, offerId, context);
  const { offer } = await priceOffer(context.db, today, { held, offerId, configuration }, context);
  const key = processKey(context, ProductGroupId);
  const draft = key && (await findProcess(context.db, key));
  const promised = held && { heldOffer: held.offer, heldUntil: held.until, heldNotificationId: held.id };
  const chosen = { configuration, offer };
  const fromDraft = await carriedOver(draft, chosen, context);
  const known = fromDraft.selectedAddresses ? {} : await knownDelivery(context.db, chosen, context);
  const carried = { ...fromDraft, ...known, ...promised };
  await openProcess({ configuration, offerId, offer, carried }, context);
  return { ProductGroupId };
});
