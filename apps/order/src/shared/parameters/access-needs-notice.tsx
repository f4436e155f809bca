import type { ProductGroup } from '@heizplatz/calculator';
import type { AccessNeeds, OfferVariant, OrderProcess } from '@heizplatz/contract';
import { formatMoney } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { Button, Notice } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { OfferChoices } from '../summary/offer-choices';
import styles from './access-form.module.css';
import { ACCEPTED_TOTAL } from './access-part';

interface AccessNeedsNoticeProps {
  readonly needs: AccessNeeds;
  readonly process: OrderProcess;
  readonly group: ProductGroup;
  readonly isBusy: boolean;
  readonly onAccept: (totalPrice: number) => void;
  readonly onChoose: (offerId: string) => void;
}

/**
 * The answers require more than the offer has: the option with its price, or that this dealer cannot deliver and who
 * can.
 */
export function AccessNeedsNotice({ needs, process, group, isBusy, onAccept, onChoose }: AccessNeedsNoticeProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), [needs]);
  const names = needs.Options.map(({ Name }) => Name).join(', ');
  const { DealerName } = process.Offer;
  return (
    <div ref={place} tabIndex={-1} className={styles.needs}>
      {needs.Offer ? (
        <Notice tone="warn" announce title={<Trans>Ihre Angaben brauchen mehr, als das Angebot enthält</Trans>}>
          <NewPrice needs={needs} offer={needs.Offer} before={process.Offer.TotalPrice} />
          <Button
            type="submit"
            name={ACCEPTED_TOTAL}
            value={needs.Offer.TotalPrice}
            variant="primary"
            busy={isBusy}
            onClick={(event) => {
              event.preventDefault();
              onAccept(needs.Offer?.TotalPrice ?? 0);
            }}
          >
            <Trans>Übernehmen und weiter</Trans>
          </Button>
        </Notice>
      ) : (
        <Notice tone="warn" announce title={<Trans>Dieses Angebot von {DealerName} gibt es so nicht</Trans>}>
          <p>
            {needs.Items.length > 0 ? (
              <Trans>Gebraucht wird: {names}. Diese Händler bieten es an:</Trans>
            ) : (
              <Trans>Gebraucht wird: {names}. Das bietet hier zurzeit kein Händler an.</Trans>
            )}
          </p>
          <OfferChoices offers={needs.Items} group={group} isBusy={isBusy} onChoose={onChoose} />
        </Notice>
      )}
    </div>
  );
}

function NewPrice({ needs, offer, before }: { needs: AccessNeeds; offer: OfferVariant; before: number }) {
  const site = useSite();
  const getPrice = (id: number) => offer.Split.Options.find(({ Id }) => Id === id)?.Amount ?? 0;
  const total = formatMoney(offer.TotalPrice, site);
  const previous = formatMoney(before, site);
  return (
    <>
      <ul>
        {needs.Options.map(({ Id, Name }) => (
          <li key={Id}>
            {Name}: {getPrice(Id) === 0 ? <Trans>ohne Aufpreis</Trans> : <>+ {formatMoney(getPrice(Id), site)}</>}
          </li>
        ))}
      </ul>
      <p>
        <Trans>
          Neuer Gesamtpreis bei {offer.DealerName}: <strong>{total}</strong> statt {previous}
        </Trans>
      </p>
    </>
  );
}
