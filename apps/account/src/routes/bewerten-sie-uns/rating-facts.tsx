import { describeGroup } from '@heizplatz/calculator';
import type { CALLS, CallResponse } from '@heizplatz/contract';
import { formatDate, formatNumber } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { Trans } from '@lingui/react/macro';

export type Rating = Extract<CallResponse<typeof CALLS.ratingOfOrder>, object>;

/** Which order it is about. */
export function RatingFacts({ rating }: { readonly rating: Rating }) {
  const site = useSite();
  const { Amount, DealerName, DeliveredOn, OrderNumber, ProductGroupId, ProductName } = rating;
  const { unit, unitSingular } = describeGroup(ProductGroupId);
  const amount = `${formatNumber(Amount, site)}\u00A0${Amount === 1 ? unitSingular : unit}`;
  return (
    <p className="quiet">
      <Trans>
        Bestellung {OrderNumber}: {amount} {ProductName} von {DealerName}
      </Trans>
      {DeliveredOn && (
        <>
          , <Trans>geliefert am {formatDate(DeliveredOn, site)}</Trans>
        </>
      )}
    </p>
  );
}
