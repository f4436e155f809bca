import { WORDING } from '@heizplatz/country/wording';
import { CUSTOMER_GROUP_IDS, CUSTOMER_GROUP_NAMES } from '@heizplatz/api-catalog';
import { amountText, goodsText, type Order } from '@heizplatz/api-ordering';
import { momentText } from '@heizplatz/api-platform';
import { scaleStep } from '@heizplatz/api-pricing';
import { isExactUnitPrice, PRODUCT_GROUPS } from '@heizplatz/calculator';
import type { StaffOrder } from '@heizplatz/contract';
import { formatDate, formatMoney, formatNumber, siteById } from '@heizplatz/country';

type Line = StaffOrder['PriceLines'][number];

const say = (Label: string, Value: string): Line => ({ Label, Value, Amount: null });
const cost = (Label: string, Value: string, Amount: number): Line => ({ Label, Value, Amount });

function customerGroup({ configuration, isConsumer }: Order): string {
  const { private: own, business, collective } = CUSTOMER_GROUP_IDS;
  const chosen = [business, collective].find((id) =>
    configuration.Parameters.some(({ Id, Key }) => Key === 'CustomerGroup' && Id === id),
  );
  return CUSTOMER_GROUP_NAMES[chosen ?? (isConsumer ? own : business)];
}

/** The step of the group's scale that the whole amount falls into, as the dealer's list has it. */
function stepText({ productGroupId, configuration, countryId }: Order): string {
  const { scale } = PRODUCT_GROUPS[productGroupId];
  const from = scale[scaleStep(scale, configuration.Amount)] ?? configuration.Amount;
  return `ab ${amountText({ amount: from, productGroupId, countryId })}`;
}

function wishes({ configuration, countryId }: Order): Line[] {
  const site = siteById(countryId);
  const days = configuration.Parameters.flatMap(({ DesiredDate }) => (DesiredDate ? [DesiredDate] : []));
  return [
    ...days.map((day) => say('Wunschtermin', formatDate(day, site))),
    ...(configuration.OnlyCertified ? [say('Nur zertifizierte Ware', 'ja')] : []),
    ...(configuration.AppointmentPlus ? [say('Fester Termin', 'ja')] : []),
  ];
}

/** Goods, delivery and options each with what it cost, gross; the rounding of Switzerland once at the end. */
function parts({ offer, countryId, productGroupId, amount }: Order): Line[] {
  const site = siteById(countryId);
  const { Split, DealerPlace, DistanceKm } = offer;
  const { priceUnit } = PRODUCT_GROUPS[productGroupId];
  const unitPrice = Split.GoodsUnitPrice;
  const about = isExactUnitPrice({ unitPrice, amount, unitSize: priceUnit.size, total: Split.Goods }) ? '' : 'rund ';
  const units = formatNumber(amount / priceUnit.size, site, Number.isInteger(amount / priceUnit.size) ? 0 : 3);
  return [
    cost('Ware', `${units} × ${about}${formatMoney(unitPrice, site)} je ${priceUnit.name}`, Split.Goods),
    cost('Lieferung', `ab ${DealerPlace}, ${formatNumber(DistanceKm, site)} km`, Split.Delivery),
    ...Split.Options.map(({ Name, Amount }) => cost('Zusatzleistung', Name, Amount)),
    ...(Split.Rounding === 0 ? [] : [cost('Rundung', 'auf 5 Rappen', Split.Rounding)]),
  ];
}

/** 'How this price came about', out of the configuration and the offer that were stored with the order. */
export function priceLines(order: Order): Line[] {
  const { offer, configuration, countryId, placedAt } = order;
  const site = siteById(countryId);
  const { Split } = offer;
  const deliveryPoints = configuration.Stations === 1 ? '' : `, ${configuration.Stations} Lieferstellen`;
  const rate = formatNumber(Split.VatRate, site, Number.isInteger(Split.VatRate) ? 0 : 1);
  return [
    say('Preisstand', momentText(placedAt, site)),
    say('Postleitzahl', configuration.ZipCode),
    say('Menge', `${amountText(order)}${deliveryPoints}`),
    say('Mengenstufe der Preisliste', stepText(order)),
    say('Kundengruppe', customerGroup(order)),
    say('Ware', goodsText(order)),
    ...offer.Characteristics.map(({ Label, Value }) => say(Label, Value)),
    ...wishes(order),
    ...parts(order),
    cost('Gesamtpreis', 'brutto', Split.Total),
    cost(`darin ${WORDING[countryId].taxName}`, `${rate} %`, Split.Vat),
    cost('Netto', '', Split.Net),
    ...(offer.Deposit === 0 ? [] : [cost('Pfand', 'zusätzlich, für Paletten', offer.Deposit)]),
  ];
}
