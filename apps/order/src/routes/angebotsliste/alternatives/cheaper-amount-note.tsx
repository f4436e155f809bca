import type { CalculatorConfiguration, ProductGroup } from '@heizplatz/calculator';
import type { OfferVariant } from '@heizplatz/contract';
import { formatMoney } from '@heizplatz/country';
import { useTotalText } from '@heizplatz/order-ui';
import { useSite } from '@heizplatz/router';
import { Notice, TextLink } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import { amountText } from '../../../shared/offer/amount-text';
import { useKeepQuery } from '../list/kept-query';
import { listAddress } from '../list/list-address';
import { priceDifference } from '../comparison/price-difference';

interface CheaperAmountNoteProps {
  readonly offer: OfferVariant;
  readonly group: ProductGroup;
  readonly configuration: CalculatorConfiguration;
}

/** Displayed for a smaller amount that costs more than the next step (rule PRICE-05). */
export function CheaperAmountNote({ offer, group, configuration }: CheaperAmountNoteProps) {
  const site = useSite();
  const totalText = useTotalText(site);
  const keepQuery = useKeepQuery();
  if (!offer.CheaperAmount) return null;
  const { Amount, TotalPrice } = offer.CheaperAmount;
  const amount = amountText(Amount, group, site);
  // The same for every pallet, so nothing is left over.
  const Deposit = (offer.Deposit * Amount) / configuration.Amount;
  const total = totalText({ TotalPrice, Deposit });
  const saved = formatMoney(priceDifference(offer.TotalPrice, TotalPrice), site);
  return (
    <Notice tone="good">
      <Trans>
        Mehr kostet hier weniger: <TextLink href={keepQuery(listAddress(configuration, { Amount }))}>{amount}</TextLink>{' '}
        kosten bei diesem Händler {total}, das sind {saved} weniger.
      </Trans>
    </Notice>
  );
}
