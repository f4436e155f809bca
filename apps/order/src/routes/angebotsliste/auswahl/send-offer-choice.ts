import { QUERY_NAMES } from '@heizplatz/calculator';
import { notFound, redirect, refuseInvalid, type SentForm } from '@heizplatz/router';
import { startOrder } from '../../../shared/offer/start-order';
import { parseOfferQuery } from './load-offer-choice';
import { SEEN_FIELDS } from './seen-fields';

/** Starts the order with the offer as displayed; one that has changed is displayed again. */
export async function sendOfferChoice(sent: SentForm): Promise<Response> {
  const { api, form, url } = sent;
  const { configuration, offer } = await parseOfferQuery(sent);
  if (!offer) return notFound();
  const isSame =
    form.get(SEEN_FIELDS.total) === String(offer.TotalPrice) && form.get(SEEN_FIELDS.day) === offer.DeliveryDate;
  refuseInvalid({ [SEEN_FIELDS.total]: isSame ? undefined : 'OFFER_CHANGED' });
  const heldPrice = url.searchParams.get(QUERY_NAMES.heldPrice);
  return redirect(await startOrder(api, { configuration, offer, heldPrice }), 303);
}
