import { WORDING } from '@heizplatz/country/wording';
import {
  type Addressee,
  composeAccountMail,
  getPage,
  paragraph,
  signEndToken,
  signHeldToken,
} from '@heizplatz/api-identity';
import { amountText, depositRows, endBlocks } from '@heizplatz/api-ordering';
import { type KeyRing, type Mail, momentText } from '@heizplatz/api-platform';
import type { HeldOffer } from '@heizplatz/api-pricing';
import { encodeCalculatorQuery, PRODUCT_GROUPS, QUERY_NAMES } from '@heizplatz/calculator';
import { formatMoney, siteById } from '@heizplatz/country';
import { offersPath } from '@heizplatz/routes';

export interface PriceAlert {
  readonly id: number;
  readonly thresholdCents: number;
  readonly held: HeldOffer;
  readonly until: Date;
}

/** The path of the offer list for the price alert, with the token that holds the price. */
export function offerListPath({ id, held, until }: PriceAlert, keys: KeyRing): string {
  const { Configuration } = held;
  const query = `${encodeCalculatorQuery(Configuration)}&${QUERY_NAMES.heldPrice}=${signHeldToken({ id, until }, keys)}`;
  return `${offersPath(PRODUCT_GROUPS[Configuration.ProductGroupId])}?${query}`;
}

/** Where a mail programme ends the notification by one POST (RFC 8058). */
export const unsubscribePath = (id: number, keys: KeyRing): string =>
  `/api/benachrichtigungen/abmelden/${signEndToken(id, keys)}`;

/** Reports that the alert price was reached, and the offer whose price is held; it is not binding. */
export function priceAlertMail(to: Addressee, alert: PriceAlert): Mail {
  const { Configuration, Variant } = alert.held;
  const { ProductGroupId: productGroupId, CountryId: countryId, Amount: amount, ZipCode } = Configuration;
  const site = siteById(countryId);
  const unit = PRODUCT_GROUPS[productGroupId].priceUnit.name;
  const money = (value: number) => formatMoney(value, site);
  const { secrets } = to.config;
  const mail = composeAccountMail(
    to,
    'price-alert',
    `Ihr Wunschpreis ist erreicht: ${money(Variant.UnitPrice)} je ${unit}`,
    [
      paragraph(
        `für die Postleitzahl ${ZipCode} gibt es ${WORDING[countryId].anOffer} zu Ihrem Wunschpreis oder darunter.`,
      ),
      {
        kind: 'rows',
        rows: [
          { label: 'Ware', value: Variant.ProductName },
          { label: 'Menge', value: amountText({ amount, productGroupId, countryId }) },
          { label: 'Ihr Wunsch', value: `${money(alert.thresholdCents / 100)} je ${unit}` },
          { label: 'Jetzt', value: `${money(Variant.UnitPrice)} je ${unit}` },
          { label: 'Gesamt', value: `${money(Variant.TotalPrice)} inkl. ${WORDING[countryId].taxName} und Lieferung` },
          ...depositRows(Variant.Deposit, site),
          { label: 'Händler', value: Variant.DealerCompany },
        ],
      },
      {
        kind: 'button',
        label: `${WORDING[countryId].offers} ansehen`,
        href: getPage(to, offerListPath(alert, secrets.link)),
      },
      paragraph(
        `Bestellen Sie über diesen Link bis ${momentText(alert.until, site)} genau das mit dieser E-Mail-Adresse bei diesem Händler, dann zahlen Sie für eine Bestellung höchstens diesen Preis, auch wenn er inzwischen gestiegen ist; vorausgesetzt, der Händler liefert dann noch. Mit anderen Wünschen oder bei anderen Händlern gilt der Preis des Augenblicks.`,
      ),
      paragraph('Sie sind an nichts gebunden, solange Sie nicht zahlungspflichtig bestellen.'),
      ...endBlocks(alert.id, to),
    ],
  );
  return { ...mail, unsubscribeUrl: getPage(to, unsubscribePath(alert.id, secrets.link)) };
}
