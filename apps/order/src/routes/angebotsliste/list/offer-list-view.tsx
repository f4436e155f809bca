import { useCall } from '@heizplatz/api-client';
import type { ProductGroup } from '@heizplatz/calculator';
import { CALLS } from '@heizplatz/contract';
import type { ListConfiguration } from '../../../shared/offer/list-configuration';
import { ListFailed } from './list-failed';
import { ListHeading } from './list-heading';
import { hasFilter } from '../../../shared/offer-list/filter-state';
import { NoDelivery } from '../alternatives/no-delivery';
import { OfferSkeletons } from './offer-skeletons';
import { OfferMatches } from './offer-matches';
import { SettingsWithoutOffers } from '../settings/settings-without-offers';
import { useCalculation } from '../calculation/use-calculation';
import { useStoreConfiguration } from '../calculation/use-store-configuration';
import { ZipCodeQuestion } from '../settings/zip-code-question';

interface OfferListViewProps {
  readonly group: ProductGroup;
  readonly configuration: ListConfiguration;
}

const FIRST_SKELETONS = 4;

/** The API's response to a configuration: offers, no delivery, or a postcode that does not exist. */
export function OfferListView({ group, configuration }: OfferListViewProps) {
  const params = { countryId: String(configuration.CountryId), productGroupId: String(group.id) };
  const calculation = useCalculation(configuration);
  const { data: init, error: initError } = useCall(CALLS.initCalculation, { params });
  useStoreConfiguration(configuration);

  const { result, isCalculated } = calculation;
  const failure = calculation.failure ?? initError;
  if (failure) {
    const requestId = failure.problem.requestId ?? null;
    return <ListFailed group={group} configuration={configuration} requestId={requestId} />;
  }
  if (!result || !init) {
    return (
      <>
        <ListHeading group={group} configuration={configuration} placeName="" count={null} />
        <OfferSkeletons count={FIRST_SKELETONS} />
      </>
    );
  }
  const { PlaceName: placeName, DeliveryRule: rule } = result;
  if (!isCalculated && (placeName === '' || !hasFilter(configuration))) {
    return (
      <>
        {placeName === '' && <ZipCodeQuestion group={group} configuration={configuration} />}
        {placeName !== '' && (
          <NoDelivery group={group} configuration={configuration} placeName={placeName} rule={rule} />
        )}
        <SettingsWithoutOffers configuration={configuration} />
      </>
    );
  }
  return (
    <OfferMatches group={group} configuration={configuration} calculation={calculation} result={result} init={init} />
  );
}
