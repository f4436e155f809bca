import type { ProductGroup } from '@heizplatz/calculator';
import type { OfferVariant } from '@heizplatz/contract';
import { BRAND } from '@heizplatz/country';
import { Trans } from '@lingui/react/macro';
import { SettlementSentence } from '../../../shared/offer/settlement-sentence';

/** Who the contract is with (rule OFFER-10), and by what it is settled. */
export function SellerNote({ offer, group }: { offer: OfferVariant; group: ProductGroup }) {
  const { DealerCompany: company, DealerPlace: place } = offer;
  return (
    <p>
      <Trans>
        Verkäufer ist <b>{company}</b>, Händler, {place}. {BRAND} vermittelt.
      </Trans>{' '}
      <SettlementSentence group={group} />
    </p>
  );
}
