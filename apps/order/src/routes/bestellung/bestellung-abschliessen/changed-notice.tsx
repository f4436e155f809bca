import { goodsTitle, type ProductGroup } from '@heizplatz/calculator';
import type { HeldPriceRefusal, OrderProcess } from '@heizplatz/contract';
import { formatLongDate, formatMoney } from '@heizplatz/country';
import { GoodsDetails, useTotalText } from '@heizplatz/order-ui';
import { useSite } from '@heizplatz/router';
import { Notice } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import { unitPriceText } from '../../../shared/offer/unit-price-text';
import type { SeenOrder } from '../../../shared/summary/summary-forms';

interface ChangedNoticeProps {
  readonly process: OrderProcess;
  readonly group: ProductGroup;
  /** What the page showed before a refusal; null: nothing was refused. */
  readonly before: SeenOrder | null;
}

/** What has changed since it was chosen or displayed; nothing is charged without being displayed. */
export function ChangedNotice({ process, group, before }: ChangedNoticeProps) {
  if (before && before.OfferId !== process.OfferId) return <OfferReplaced process={process} group={group} />;
  if (process.HeldPriceRefusal)
    return <PriceNotHeld refusal={process.HeldPriceRefusal} now={process.Offer.TotalPrice} />;
  const previous = before?.TotalPrice ?? process.PreviousTotalPrice;
  if (previous === null || previous === process.Offer.TotalPrice) return null;
  return <PriceChanged previous={previous} now={process.Offer.TotalPrice} />;
}

interface PriceNotHeldProps {
  readonly refusal: HeldPriceRefusal;
  readonly now: number;
}

/** Why the price of a Wunschpreis mail does not count, and what counts in its place. */
function PriceNotHeld({ refusal: { Reason, PromisedTotalPrice }, now }: PriceNotHeldProps) {
  const site = useSite();
  const [promised, is] = [formatMoney(PromisedTotalPrice, site), formatMoney(now, site)];
  return (
    <Notice tone="warn" announce title={<Trans>Der Preis aus der Wunschpreis-Mail gilt hier nicht.</Trans>}>
      <p>
        {Reason === 'spent' && <Trans>Er gilt für eine Bestellung, und eine hat ihn schon bekommen.</Trans>}
        {Reason === 'other-person' && (
          <Trans>Er gilt für die E-Mail-Adresse, an die sie ging: Bitte bestellen Sie mit dieser.</Trans>
        )}
        {Reason === 'over' && <Trans>Die 24 Stunden, für die er zugesagt war, sind vorbei.</Trans>}{' '}
        <Trans>
          Zugesagt waren {promised}, heute kostet es {is}. Bestellt wird erst, wenn Sie zustimmen.
        </Trans>
      </p>
    </Notice>
  );
}

function PriceChanged({ previous, now }: { readonly previous: number; readonly now: number }) {
  const site = useSite();
  const [was, is] = [formatMoney(previous, site), formatMoney(now, site)];
  return (
    <Notice tone="warn" announce>
      <Trans>
        Der Preis hat sich geändert: vorher {was}, jetzt {is}. Bestellt wird erst, wenn Sie zustimmen.
      </Trans>
    </Notice>
  );
}

function OfferReplaced({ process, group }: Pick<ChangedNoticeProps, 'process' | 'group'>) {
  const site = useSite();
  const { Offer: offer } = process;
  const total = useTotalText(site)(offer);
  const perUnit = unitPriceText(offer.UnitPrice, group, site);
  const day = formatLongDate(offer.DeliveryDate, site);
  const company = process.Seller.Company;
  const goods = goodsTitle(offer);
  return (
    <Notice tone="warn" announce title={<Trans>In einem anderen Fenster wurde ein anderes Angebot gewählt.</Trans>}>
      <p>
        <Trans>
          Es gilt jetzt das von {company}: {goods}, {total} ({perUnit}), Lieferung bis {day}. Bestellt wurde noch
          nichts.
        </Trans>
      </p>
      <GoodsDetails goods={offer} />
    </Notice>
  );
}
