import type { ProductGroup } from '@heizplatz/calculator';
import type { OfferVariant } from '@heizplatz/contract';
import { formatMoney, formatNumber, formatUnitPrice } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { KeyValueList } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import { rateText } from '../../../shared/offer/rate-text';
import { unitPriceText } from '../../../shared/offer/unit-price-text';

/** Total, unit prices and what stands beside them (rule PRICE-04). */
export function ProductPrices({ offer, group }: { offer: OfferVariant; group: ProductGroup }) {
  const { t } = useLingui();
  const site = useSite();
  const { PalletWeightKg, TonnePrice, Deposit } = offer;
  const rate = rateText(offer.Split.VatRate, site);
  const weight = formatNumber(PalletWeightKg ?? 0, site);
  const items = [
    { id: 'total', label: t`Gesamtpreis mit Lieferung und ${rate} MwSt.`, value: formatMoney(offer.TotalPrice, site) },
    { id: 'unit', label: t`Grundpreis`, value: unitPriceText(offer.UnitPrice, group, site) },
    ...(TonnePrice === null
      ? []
      : [
          {
            id: 'tonne',
            label: t`Grundpreis je Tonne (${weight} kg je Palette)`,
            value: formatUnitPrice(TonnePrice, site, 't'),
          },
        ]),
    ...(Deposit > 0
      ? [{ id: 'deposit', label: t`Pfand, kommt zum Gesamtpreis dazu`, value: formatMoney(Deposit, site) }]
      : []),
  ];
  return <KeyValueList variant="lined" items={items} />;
}
