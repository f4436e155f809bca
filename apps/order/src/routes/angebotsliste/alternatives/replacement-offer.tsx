import type { ProductGroup } from '@heizplatz/calculator';
import type { OfferVariant } from '@heizplatz/contract';
import { formatDate, formatMoney } from '@heizplatz/country';
import { useTotalText } from '@heizplatz/order-ui';
import { useSite } from '@heizplatz/router';
import { Button } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import { unitPriceText } from '../../../shared/offer/unit-price-text';
import styles from '../choice-refused.module.css';
import type { ChoiceRefusal } from '../filter/judge-choice';
import type { OfferChoice } from '../offer-card/use-choose-offer';

interface ReplacementOfferProps {
  readonly refusal: Exclude<ChoiceRefusal, { kind: 'failed' }>;
  readonly choice: OfferChoice;
  readonly group: ProductGroup;
}

/** What can be had in place of an offer that is gone or has changed. */
export function ReplacementOffer({ refusal, choice, group }: ReplacementOfferProps) {
  return refusal.kind === 'gone' ? (
    <NearestOffer nearest={refusal.nearest[0]} choice={choice} group={group} />
  ) : (
    <ChangedOffer before={refusal.before} now={refusal.now} choice={choice} />
  );
}

interface NearestOfferProps extends Omit<ReplacementOfferProps, 'refusal'> {
  readonly nearest: OfferVariant | undefined;
}

function NearestOffer({ nearest, choice, group }: NearestOfferProps) {
  const site = useSite();
  const totalText = useTotalText(site);
  if (!nearest) {
    return (
      <p>
        <Trans>Die Liste unten ist auf dem neuesten Stand. Bitte wählen Sie ein anderes Angebot.</Trans>
      </p>
    );
  }
  const { DealerName: dealer } = nearest;
  const total = totalText(nearest);
  const perUnit = unitPriceText(nearest.UnitPrice, group, site);
  const day = formatDate(nearest.DeliveryDate, site);
  return (
    <>
      <p>
        <Trans>
          Am nächsten kommt ihm {dealer}: {total} ({perUnit}), Lieferung bis {day}.
        </Trans>
      </p>
      <TakeButton offer={nearest} choice={choice} />
    </>
  );
}

interface ChangedOfferProps {
  readonly before: OfferVariant;
  readonly now: OfferVariant;
  readonly choice: OfferChoice;
}

function ChangedOffer({ before, now, choice }: ChangedOfferProps) {
  const site = useSite();
  const { DealerName: dealer } = now;
  const total = useTotalText(site)(now);
  const totalBefore = formatMoney(before.TotalPrice, site);
  const day = formatDate(now.DeliveryDate, site);
  const dayBefore = formatDate(before.DeliveryDate, site);
  return (
    <>
      <p>
        {now.TotalPrice !== before.TotalPrice && (
          <Trans>
            {dealer} verlangt jetzt {total} statt {totalBefore}.
          </Trans>
        )}{' '}
        {now.DeliveryDate !== before.DeliveryDate && (
          <Trans>
            Geliefert wird jetzt bis {day} statt bis {dayBefore}.
          </Trans>
        )}
      </p>
      <TakeButton offer={now} choice={choice} />
    </>
  );
}

function TakeButton({ offer, choice }: { readonly offer: OfferVariant; readonly choice: OfferChoice }) {
  return (
    <Button
      size="small"
      variant="secondary"
      className={styles.button}
      busy={choice.busyId === offer.Id}
      onClick={() => void choice.choose(offer)}
    >
      <Trans>Dieses Angebot auswählen</Trans>
    </Button>
  );
}
