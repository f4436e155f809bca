import type { CalculatorConfiguration } from '@heizplatz/calculator';
import type { OfferVariant } from '@heizplatz/contract';
import { TextLink } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import { goodsAddress } from '../list/list-view';

interface ProductDetailLinkProps {
  readonly offer: OfferVariant;
  readonly configuration: CalculatorConfiguration;
}

/** To the goods' description, maker, warnings and guarantee. */
export function ProductDetailLink({ offer, configuration }: ProductDetailLinkProps) {
  return (
    <p className="no-print">
      <TextLink variant="alone" href={goodsAddress(configuration, offer.Id)}>
        <Trans>Ware und Hersteller</Trans>
        <span className="visually-hidden">: {offer.DealerName}</span>
      </TextLink>
    </p>
  );
}
