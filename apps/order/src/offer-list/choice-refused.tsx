import type { ProductGroup } from '@heizplatz/calculator';
import type { OfferVariant } from '@heizplatz/contract';
import { formatDate, formatMoney } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { Button, Notice } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './choice-refused.module.css';
import { unitPriceText } from '../offer/unit-price-text';
import type { ChoiceRefusal } from './judge-choice';
import type { OfferChoice } from './use-choose-offer';

interface ChoiceRefusedProps {
  readonly choice: OfferChoice;
  readonly group: ProductGroup;
}

/** Why an offer was not taken over, over the list that stays as it was. */
export function ChoiceRefused({ choice, group }: ChoiceRefusedProps) {
  const place = useRef<HTMLDivElement>(null);
  const { refusal } = choice;
  useEffect(() => {
    if (refusal) place.current?.focus();
  }, [refusal]);
  if (!refusal) return null;
  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      <Notice tone={refusal.kind === 'failed' ? 'bad' : 'warn'} announce title={titleOf(refusal)}>
        <Refusal refusal={refusal} choice={choice} group={group} />
      </Notice>
    </div>
  );
}

function titleOf({ kind }: ChoiceRefusal): ReactNode {
  switch (kind) {
    case 'gone':
      return <Trans>Dieses Angebot gibt es nicht mehr.</Trans>;
    case 'changed':
      return <Trans>Dieses Angebot hat sich geändert.</Trans>;
    case 'failed':
      return <Trans>Das Angebot konnte nicht übernommen werden.</Trans>;
  }
}

function Refusal({ refusal, choice, group }: ChoiceRefusedProps & { readonly refusal: ChoiceRefusal }) {
  switch (refusal.kind) {
    case 'gone':
      return <NearestOffer nearest={refusal.nearest[0]} choice={choice} group={group} />;
    case 'changed':
      return <ChangedOffer before={refusal.before} now={refusal.now} choice={choice} />;
    case 'failed':
      return <FailedChoice requestId={refusal.problem.requestId} />;
  }
}

function FailedChoice({ requestId }: { readonly requestId: string | undefined }) {
  return (
    <p>
      <Trans>Ihre Auswahl steht noch da. Bitte versuchen Sie es gleich noch einmal.</Trans>{' '}
      {requestId && <Trans>Vorgangsnummer {requestId}</Trans>}
    </p>
  );
}

function NearestOffer({ nearest, choice, group }: ChoiceRefusedProps & { readonly nearest: OfferVariant | undefined }) {
  const site = useSite();
  if (!nearest) {
    return (
      <p>
        <Trans>Die Liste unten ist auf dem neuesten Stand. Bitte wählen Sie ein anderes Angebot.</Trans>
      </p>
    );
  }
  const { DealerName: dealer } = nearest;
  const total = formatMoney(nearest.TotalPrice, site);
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
  const total = formatMoney(now.TotalPrice, site);
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
