import type { ApiClient } from '@heizplatz/api-client';
import { PRODUCT_GROUPS } from '@heizplatz/calculator';
import { CALLS, type OfferVariant } from '@heizplatz/contract';
import { checkoutPath } from '@heizplatz/routes';
import type { ListConfiguration } from './list-configuration';

interface ChosenOffer {
  readonly configuration: ListConfiguration;
  readonly offer: OfferVariant;
  /** Of the mail of a Wunschpreis, whose promise the order brings. */
  readonly heldPrice: string | null;
}

/** Starts the order process with an offer; returns the next page. */
export async function startOrder(api: ApiClient, { configuration, offer, heldPrice }: ChosenOffer): Promise<string> {
  const body = { Configuration: chosenAt(configuration, offer), OfferId: offer.Id };
  await api(CALLS.startOrder, { body: heldPrice ? { ...body, HeldPriceToken: heldPrice } : body });
  return checkoutPath(PRODUCT_GROUPS[configuration.ProductGroupId]);
}

/** The configuration with what was chosen at the offer (rule CALC-01). */
const chosenAt = (configuration: ListConfiguration, { CertificationId }: OfferVariant): ListConfiguration => ({
  ...configuration,
  OfferProductCertifications: CertificationId === null ? [] : [CertificationId],
  OfferLooseBlowingProcess: configuration.LooseBlowingProcess,
});
