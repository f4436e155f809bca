import { BRAND } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { checkoutPath, parametersPath } from '@heizplatz/routes';
import { Notice, TextLink } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { CheckoutFrame } from '../../../shared/checkout/checkout-frame';
import { isReachable } from '../../../shared/checkout/steps/step-map';
import { useOrderProcess } from '../../../shared/checkout/order-process/use-order-process';
import { accessSummary } from '../../../shared/summary/access-summary';
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
