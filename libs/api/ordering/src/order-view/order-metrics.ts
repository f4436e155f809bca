import { WORDING } from '@heizplatz/country/wording';
import { OPTION_KEYS } from '@heizplatz/api-catalog';
import type { MailRow } from '@heizplatz/api-platform';
import { goodsTitle, isExactUnitPrice, PRODUCT_GROUPS } from '@heizplatz/calculator';
import type { Address } from '@heizplatz/contract';
import { formatLongDate, formatMoney, formatNumber, siteById } from '@heizplatz/country';
import { depositRows } from './deposit-row';
import type { Order } from '../order/order';
import type { DeliveryPoint } from '../order-placement/order-draft';

/** '6.000 kg', '1 Palette'. */
export function amountText({
  amount,
  productGroupId,
  countryId,
}: Pick<Order, 'amount' | 'productGroupId' | 'countryId'>) {
  const { unit, unitSingular } = PRODUCT_GROUPS[productGroupId];
  return `${formatNumber(amount, siteById(countryId))} ${amount === 1 ? unitSingular : unit}`;
}

/** 'Holzpellets lose, ENplus A1', 'Kaminholz, Buche'. */
export const goodsText = ({ offer }: Pick<Order, 'offer'>): string => goodsTitle(offer);

const row = (label: string, value: string): MailRow => ({ label, value });

/** The ordered goods, one row per characteristic beneath the name, as stated in the offer. */
export const goodsRows = (order: Pick<Order, 'offer'>): MailRow[] => [
  row('Ware', goodsText(order)),
  ...order.offer.Characteristics.map(({ Label, Value }) => row(Label, Value)),
];

/** What a unit of the order costs, everything within. */
export function unitPriceRow({ offer, amount, productGroupId, countryId }: Order): MailRow {
  const { name, size } = PRODUCT_GROUPS[productGroupId].priceUnit;
  const { UnitPrice: unitPrice, Split } = offer;
  // The rounding to 0.05 is a row of its own.
  const total = Split.Total - Split.Rounding;
  const about = isExactUnitPrice({ unitPrice, amount, unitSize: size, total }) ? '' : 'rund ';
  return row(`Preis je ${name} mit Lieferung`, about + formatMoney(unitPrice, siteById(countryId)));
}

/** Whether the customer chose the day itself. */
export const isWished = ({ offer }: Pick<Order, 'offer'>): boolean =>
  offer.Split.Options.some(({ Key }) => Key === OPTION_KEYS.wishDate);

/** The day that was promised: the wished one itself, else the latest. */
export const deliveryRow = (order: Pick<Order, 'offer' | 'countryId'>): MailRow =>
  row(
    isWished(order) ? 'Lieferung am Wunschtermin' : 'Lieferung spätestens',
    formatLongDate(order.offer.DeliveryDate, siteById(order.countryId)),
  );

/** 'Lieferstelle 2: 3.000 kg'. */
export const deliveryPointTitle = (order: Order, { StationNumber, StationAmount }: DeliveryPoint): string =>
  `Lieferstelle ${StationNumber}: ${amountText({ ...order, amount: StationAmount })}`;

/** Delivery times are named by their days alone, 'bis 10 Werktage', but 'Express: 2 Werktage'. */
function optionLabel({ Key, Name }: { readonly Key: string; readonly Name: string }): string {
  if (Key !== OPTION_KEYS.deliveryTime) return Name;
  return Name.startsWith('Express') ? Name.replace('Express', 'Expresslieferung') : `Lieferung ${Name}`;
}

/** The split as it was charged, with what was chosen at no cost; deposit stands beside the total, never within. */
export function priceRows({ offer, amount, countryId, productGroupId, isConsumer }: Order): MailRow[] {
  const site = siteById(countryId);
  const money = (value: number) => formatMoney(value, site);
  const addedText = (value: number) => (value === 0 ? 'inklusive' : money(value));
  const { Split, Deposit } = offer;
  const { name, size } = PRODUCT_GROUPS[productGroupId].priceUnit;
  const unitPrice = Split.GoodsUnitPrice;
  const about = isExactUnitPrice({ unitPrice, amount, unitSize: size, total: Split.Goods }) ? '' : 'rund ';
  const rate = formatNumber(Split.VatRate, site, Number.isInteger(Split.VatRate) ? 0 : 1);
  return [
    row(`Ware (${about}${money(unitPrice)} je ${name})`, money(Split.Goods)),
    row('Lieferung', addedText(Split.Delivery)),
    ...Split.Options.map((option) => row(optionLabel(option), addedText(option.Amount))),
    ...(Split.Rounding === 0 ? [] : [row('Rundung', money(Split.Rounding))]),
    { label: 'Gesamtpreis', value: money(Split.Total), isStrong: true },
    row(`darin ${rate} % ${WORDING[countryId].taxName}`, money(Split.Vat)),
    ...(isConsumer ? [] : [{ label: 'Nettobetrag', value: money(Split.Net), isStrong: true }]),
    ...depositRows(Deposit, site),
  ];
}

/** What the order came to, for mails about its end: nothing of it is charged without what they say beside it. */
export const totalRows = ({ offer, countryId }: Order): MailRow[] => {
  const site = siteById(countryId);
  return [row('Gesamtpreis der Bestellung', formatMoney(offer.TotalPrice, site)), ...depositRows(offer.Deposit, site)];
};

/** One line a part; AT has staircase and door. */
export function addressLines(address: Address): string[] {
  const name = [address.Title1, address.FirstName, address.LastName].filter(Boolean).join(' ');
  const doors = [address.Staircase && `Stiege ${address.Staircase}`, address.Door && `Tür ${address.Door}`];
  return [
    address.CompanyName,
    address.Title2 ? `${name}, ${address.Title2}` : name,
    [`${address.Street} ${address.HouseNumber}`, ...doors].filter(Boolean).join(', '),
    `${address.ZipCode} ${address.City}`,
  ].filter(Boolean);
}

/** What a business has on its invoice beside the address; empty for everybody else. */
export const invoiceRows = ({ TaxNumber, CostCentre, CountryId }: Address): MailRow[] => [
  ...(TaxNumber ? [row(WORDING[CountryId].taxNumber, TaxNumber)] : []),
  ...(CostCentre ? [row('Kostenstelle', CostCentre)] : []),
];
