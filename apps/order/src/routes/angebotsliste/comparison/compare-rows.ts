import type { ProductGroup } from '@heizplatz/calculator';
import type { InitConfiguration, OfferVariant } from '@heizplatz/contract';
import { formatDate, formatMoney, formatNumber } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { unitPriceText } from '../../../shared/offer/unit-price-text';
import { compareRow, type CompareRow } from './compare-row';
import { useCompareSplitRows } from './compare-split-rows';
import { usePaymentNames } from '../surcharges/use-payment-names';

interface Compared {
  readonly offers: readonly OfferVariant[];
  readonly group: ProductGroup;
  readonly init: InitConfiguration;
}

/** What there is to compare, price first. */
export function useCompareRows(compared: Compared): readonly CompareRow[] {
  return [
    ...usePriceRows(compared),
    ...useCompareSplitRows(compared.offers, compared.init),
    ...useDeliveryRows(compared),
    ...useDealerRows(compared),
  ];
}

function usePriceRows({ offers, group }: Compared): readonly CompareRow[] {
  const { t } = useLingui();
  const site = useSite();
  const money = (value: number) => formatMoney(value, site);
  const pallets = offers.filter(({ TonnePrice }) => TonnePrice !== null);
  return [
    compareRow({
      id: 'total',
      label: t`Gesamtpreis`,
      texts: offers.map(({ TotalPrice }) => money(TotalPrice)),
      ranks: offers.map(({ TotalPrice }) => TotalPrice),
    }),
    compareRow({
      id: 'unit',
      label: t`Preis je ${group.priceUnit.name}`,
      texts: offers.map(({ UnitPrice }) => unitPriceText(UnitPrice, group, site)),
      ranks: offers.map(({ UnitPrice }) => UnitPrice),
    }),
    ...(pallets.length === 0
      ? []
      : [
          compareRow({
            id: 'tonne',
            label: t`Preis je Tonne`,
            texts: offers.map(({ TonnePrice }) => (TonnePrice === null ? '–' : `${money(TonnePrice)}/t`)),
            ranks: offers.map(({ TonnePrice }) => TonnePrice),
          }),
        ]),
    ...(offers.every(({ Deposit }) => Deposit === 0)
      ? []
      : [
          compareRow({
            id: 'deposit',
            label: t`Pfand, kommt dazu`,
            texts: offers.map(({ Deposit }) => money(Deposit)),
            ranks: offers.map(({ Deposit }) => Deposit),
          }),
        ]),
  ];
}

/** The certificate has a row of its own. */
const getGoods = ({ ProductName, Characteristics }: OfferVariant): string =>
  [ProductName, ...Characteristics.filter(({ Key }) => Key !== 'Certification').map(({ Value }) => Value)].join(', ');

function useDeliveryRows({ offers, init }: Compared): readonly CompareRow[] {
  const { t } = useLingui();
  const site = useSite();
  const getMaker = ({ MakerId }: OfferVariant) =>
    init.Makers.find(({ Id }) => Id === MakerId)?.Name ?? t`nicht genannt`;
  return [
    compareRow({
      id: 'date',
      label: t`Lieferung bis`,
      texts: offers.map(({ DeliveryDate }) => formatDate(DeliveryDate, site)),
      ranks: offers.map(({ DeliveryDate }) => Date.parse(DeliveryDate)),
    }),
    compareRow({ id: 'goods', label: t`Ware`, texts: offers.map(getGoods) }),
    compareRow({
      id: 'certificate',
      label: t`Zertifikat`,
      texts: offers.map(({ Certification }) => Certification ?? t`ohne Zertifikat`),
    }),
    compareRow({ id: 'maker', label: t`Hersteller`, texts: offers.map(getMaker) }),
  ];
}

function useDealerRows({ offers, group }: Compared): readonly CompareRow[] {
  const { t } = useLingui();
  const site = useSite();
  const getName = usePaymentNames();
  const getRating = ({ Rating, RatingCount }: OfferVariant): string => {
    if (Rating === null) return t`noch keine Bewertung`;
    const mark = formatNumber(Rating, site, 1);
    const count = formatNumber(RatingCount, site);
    const reviews = plural(RatingCount, { one: '# Bewertung', other: `${count} Bewertungen` });
    return t`${mark} von 5 (${reviews})`;
  };
  const settlement = group.isPallet
    ? t`Festpreis je Palette`
    : group.unit === 'Liter'
      ? t`nach gelieferter Menge`
      : t`nach geliefertem Gewicht`;
  return [
    compareRow({
      id: 'rating',
      label: t`Bewertung`,
      texts: offers.map(getRating),
      ranks: offers.map(({ Rating }) => (Rating === null ? null : -Rating)),
    }),
    compareRow({
      id: 'distance',
      label: t`Entfernung des Lagers`,
      texts: offers.map(({ DistanceKm }) => `${formatNumber(DistanceKm, site)}\u00A0km`),
      ranks: offers.map(({ DistanceKm }) => Math.round(DistanceKm)),
    }),
    compareRow({
      id: 'payment',
      label: t`Zahlung`,
      texts: offers.map(({ PaymentIds }) => PaymentIds.map(getName).join(', ')),
    }),
    compareRow({ id: 'seller', label: t`Verkäufer`, texts: offers.map(({ DealerCompany }) => DealerCompany) }),
    compareRow({ id: 'settlement', label: t`Abrechnung`, texts: offers.map(() => settlement) }),
  ];
}
