import type { ProductGroup } from '@heizplatz/calculator';
import { formatDate, formatMoney } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { Button, Notice } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import styles from './choice-refused.module.css';
import { unitPriceText } from '../offer/unit-price-text';
import type { OfferChoice } from './use-choose-offer';

interface ChoiceRefusedProps {
  readonly choice: OfferChoice;
  readonly group: ProductGroup;
}

/** Why an offer could not be taken over, over the list that stays as it was. */
export function ChoiceRefused({ choice, group }: ChoiceRefusedProps) {
  const place = useRef<HTMLDivElement>(null);
  const { refusal } = choice;
  useEffect(() => {
    if (refusal) place.current?.focus();
  }, [refusal]);
  if (!refusal) return null;
  const { requestId } = refusal.problem;
  const isGone = refusal.problem.code === 'OFFER_GONE';
  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      <Notice
        tone={isGone ? 'warn' : 'bad'}
        announce
        title={
          isGone ? (
            <Trans>Dieses Angebot gibt es nicht mehr.</Trans>
          ) : (
            <Trans>Das Angebot konnte nicht übernommen werden.</Trans>
          )
        }
      >
        {isGone ? (
          <NearestOffers choice={choice} group={group} />
        ) : (
          <p>
            <Trans>Ihre Auswahl steht noch da. Bitte versuchen Sie es gleich noch einmal.</Trans>{' '}
            {requestId && <Trans>Vorgangsnummer {requestId}</Trans>}
          </p>
        )}
      </Notice>
    </div>
  );
}

function NearestOffers({ choice, group }: ChoiceRefusedProps) {
  const site = useSite();
  const [nearest] = choice.refusal?.nearest ?? [];
  if (!nearest) {
    return (
      <p>
        <Trans>Die Liste unten ist auf dem neuesten Stand. Bitte wählen Sie ein anderes Angebot.</Trans>
      </p>
    );
  }
  const { DealerName: dealer, Id } = nearest;
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
      <Button
        size="small"
        variant="secondary"
        className={styles.button}
        busy={choice.busyId === Id}
        onClick={() => void choice.choose(Id)}
      >
        <Trans>Dieses Angebot auswählen</Trans>
      </Button>
    </>
  );
}
