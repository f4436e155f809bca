import { OPTION_IDS } from '@heizplatz/api-catalog';
import { PRODUCT_GROUPS } from '@heizplatz/calculator';
import type { CalculationConfiguration, OfferVariant } from '@heizplatz/contract';
import { formatLongDate, formatNumber, siteById, toSiteSpelling } from '@heizplatz/country';

export interface LimitedDelivery {
  readonly configuration: Pick<
    CalculationConfiguration,
    'CountryId' | 'ProductGroupId' | 'ZipCode' | 'Stations' | 'Parameters'
  >;
  readonly offer: Pick<OfferVariant, 'DeliveryDate'>;
  readonly placeName: string;
}

const HOSE_METRES: Readonly<Record<number, number>> = {
  [OPTION_IDS.hose30]: 30,
  [OPTION_IDS.hose40]: 40,
  [OPTION_IDS.hose60]: 60,
  [OPTION_IDS.hose80]: 80,
  [OPTION_IDS.tankHose40]: 40,
  [OPTION_IDS.tankHose60]: 60,
  [OPTION_IDS.tankHose80]: 80,
};
/** What is standard where no hose was chosen; groups that are not listed need none. */
const STANDARD_HOSE_METRES: Readonly<Record<number, number>> = { 1: 40, 2: 40, 3: 30, 5: 40, 9: 30, 10: 30 };

function unloadingLimit({ ProductGroupId, Parameters }: LimitedDelivery['configuration']): string | undefined {
  const standard = STANDARD_HOSE_METRES[ProductGroupId];
  if (standard !== undefined) {
    const chosen = Parameters.map(({ Id }) => HOSE_METRES[Id]).find((metres) => metres !== undefined);
    return `Der Schlauch reicht ${chosen ?? standard} m weit, gemessen vom Stellplatz des Lastwagens.`;
  }
  const isIntoStore = Parameters.some(({ Id }) => Id === OPTION_IDS.intoStore);
  return isIntoStore
    ? 'Abgeladen wird bis in den Lagerraum, soweit er ebenerdig erreichbar ist.'
    : 'Abgeladen wird an der Bordsteinkante; weiter getragen wird nicht.';
}

/**
 * Limits of the delivery as text for the start of checkout (rule CHECKOUT-06): where, how much, until when, how far.
 */
export function deliveryLimits({ configuration, offer, placeName }: LimitedDelivery): string[] {
  const site = siteById(configuration.CountryId);
  const { orderLimits, unit } = PRODUCT_GROUPS[configuration.ProductGroupId];
  const amount = (value: number) => formatNumber(value, site);
  const place = `${configuration.ZipCode} ${placeName}`.trim();
  const deliveryPoints =
    configuration.Stations === 1
      ? 'eine Lieferstelle'
      : `${configuration.Stations} Lieferstellen mit dieser Postleitzahl`;
  const sentences = [
    `Geliefert wird nach ${place} an ${deliveryPoints}.`,
    `Bestellt werden können ${amount(orderLimits.min)} bis ${amount(orderLimits.max)} ${unit}.`,
    `Geliefert wird an Werktagen, spätestens am ${formatLongDate(offer.DeliveryDate, site)}.`,
    unloadingLimit(configuration),
  ].filter((sentence) => sentence !== undefined);
  return sentences.map((sentence) => toSiteSpelling(site.countryId, sentence));
}
