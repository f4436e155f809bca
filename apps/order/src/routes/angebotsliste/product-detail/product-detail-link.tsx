import type { CalculatorConfiguration } from '@heizplatz/calculator';
import type { OfferVariant } from '@heizplatz/contract';
import { TextLink } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import { useKeepQuery } from '../list/kept-query';
import { goodsAddress } from '../list/list-view';

interface ProductDetailLinkProps {
  readonly offer: OfferVariant;
  readonly configuration: CalculatorConfiguration;
}

/** To the goods' description, maker, warnings and guarantee. */
export function ProductDetailLink({ offer, configuration }: ProductDetailLinkProps) {
  const keepQuery = useKeepQuery();
  return (
    <p className="no-print">
      <TextLink variant="alone" href={keepQuery(goodsAddress(configuration, offer.Id))}>
        <Trans>Ware und Hersteller</Trans>
        <span className="visually-hidden">{`: ${offer.DealerName}`}</span>
      </TextLink>
    </p>
  );
}
