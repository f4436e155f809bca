import { goodsTitle, type ProductGroup } from '@heizplatz/calculator';
import type { OrderProcess } from '@heizplatz/contract';
import { BRAND, formatLongDate } from '@heizplatz/country';
import { ReadAloud, useTotalText } from '@heizplatz/order-ui';
import { useSite, useUser } from '@heizplatz/router';
import { checkoutPath, parametersPath } from '@heizplatz/routes';
import { Notice, TextLink } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { CheckoutFrame } from '../../../shared/checkout/checkout-frame';
import { isReachable } from '../../../shared/checkout/steps/step-map';
import { useOrderProcess } from '../../../shared/checkout/order-process/use-order-process';
import { accessSummary } from '../../../shared/summary/access-summary';
import { amountText } from '../../../shared/offer/amount-text';
import { DeliveryCard } from './delivery-card';
import { EmailCard } from './email-card';
import { EmailChangeNotice } from './email-change-notice';
import { InvoiceCard } from './invoice-card';
import { PaymentCard } from './payment-card';
import { PlaceOrder } from './place-order';
import { SummaryCard } from './summary-card';

/** Everything once more, each part with its way back, and the one button. */
export function SummaryView() {
  const { t } = useLingui();
  const site = useSite();
  const { process, group, reload } = useOrderProcess();
  const isOnThePhone = useUser()?.isImpersonatedS ?? false;
  if (!process) return null;
  const { Seller: seller, AccessConditions: access } = process;
  const isReady = isReachable(process, 'bestellung-abschliessen', null);
  return (
    <CheckoutFrame
      process={process}
      group={group}
      current="bestellung-abschliessen"
      title={t`Prüfender Blick und letzter Klick!`}
      lead={<Trans>Alles richtig? Sie können jede Angabe noch ändern.</Trans>}
      {...(isReady && { aside: <PlaceOrder process={process} group={group} reload={reload} /> })}
    >
      {!isReady && <Unready path={checkoutPath(group)} />}
      {isOnThePhone && isReady && <PhoneText process={process} group={group} />}
      <EmailChangeNotice process={process} />
      <EmailCard process={process} group={group} reload={reload} />
      <DeliveryCard process={process} group={group} />
      <SummaryCard title={<Trans>Zufahrt und Lager</Trans>} changePath={parametersPath(group)}>
        {access && accessSummary(access, { group, site, translate: t }).map((line) => <p key={line}>{line}</p>)}
        {access?.BoilerOffConfirmed && access.HasRoomConfirmed && (
          <p className="quiet">
            <Trans>
              Sie sagen zu: Die Heizung wird vor der Lieferung rechtzeitig abgeschaltet, und im Lager ist Platz für die
              bestellte Menge.
            </Trans>
          </p>
        )}
      </SummaryCard>
      <InvoiceCard process={process} group={group} />
      <PaymentCard process={process} group={group} />
      <SummaryCard title={<Trans>Verkäufer</Trans>}>
        <p>
          <Trans>
            {seller.Company}, Händler, {seller.Address}
          </Trans>
        </p>
        <p className="quiet">{seller.Register}</p>
        <p className="quiet">
          <Trans>
            {BRAND} vermittelt. Ihre Gewährleistungsrechte richten sich gegen den Verkäufer. Ihre Angaben gehen an ihn.
          </Trans>
        </p>
      </SummaryCard>
    </CheckoutFrame>
  );
}

/** Support orders for a caller, who sees nothing of this page. */
function PhoneText({ process, group }: { readonly process: OrderProcess; readonly group: ProductGroup }) {
  const { t } = useLingui();
  const site = useSite();
  const { Seller: seller, Offer: offer, Configuration: configuration, PlaceName: place } = process;
  const goods = `${amountText(configuration.Amount, group, site)} ${goodsTitle(offer)}`;
  return (
    <ReadAloud
      title={<Trans>Vor dem Abschluss vorlesen</Trans>}
      hasWithdrawal={seller.WithdrawalPath !== null}
      order={{
        seller: `${seller.Company}, ${seller.Address}`,
        goods: t`${goods} nach ${configuration.ZipCode} ${place}`,
        deliveryDate: formatLongDate(offer.DeliveryDate, site),
        total: useTotalText(site)(offer),
        payment: process.PaymentData.Selected?.Name ?? '',
      }}
    />
  );
}

/** Another tab continued with another offer, and data that it requires is missing. */
function Unready({ path }: { readonly path: string }) {
  return (
    <Notice
      tone="warn"
      announce
      title={<Trans>Diese Bestellung wurde in einem anderen Fenster geändert, es fehlt noch ein Schritt.</Trans>}
    >
      <p>
        <TextLink href={path}>
          <Trans>Zum fehlenden Schritt</Trans>
        </TextLink>
      </p>
    </Notice>
  );
}
