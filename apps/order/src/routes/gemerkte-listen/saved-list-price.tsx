import { useCall } from '@heizplatz/api-client';
import { goodsTitle } from '@heizplatz/calculator';
import { CALLS } from '@heizplatz/contract';
import { formatMoney } from '@heizplatz/country';
import { DepositNote, GoodsDetails } from '@heizplatz/order-ui';
import { useSite } from '@heizplatz/router';
import { Skeleton } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import { bestOffer } from '../../shared/offer/best-offer';
import { useUnfolded } from '../../shared/offer-list/use-unfolded';
import styles from './saved-lists-screen.module.css';
import type { StoredEntry } from './use-saved-lists';

const CENTS = 100;

/** The price of a saved list today compared with then. */
export function SavedListPrice({ entry }: { readonly entry: StoredEntry }) {
  const site = useSite();
  const { data: rows, error } = useCall(CALLS.calculateOffers, { body: entry.configuration });
  const data = useUnfolded(rows);
  if (error && !data) {
    return (
      <p className={styles.now}>
        <Trans>Der heutige Preis ließ sich nicht laden.</Trans>
      </p>
    );
  }
  if (!data) return <Skeleton shape="text" width={50} className={styles.now} />;
  const best = bestOffer(data.Items);
  if (!best) {
    return (
      <p className={styles.now}>
        <Trans>Heute liefert das niemand dorthin.</Trans>
      </p>
    );
  }
  return (
    <>
      <Difference now={best.TotalPrice} before={entry.list.totalPrice} />
      <p className="quiet">{goodsTitle(best)}</p>
      <GoodsDetails goods={best} />
      <DepositNote deposit={best.Deposit} site={site} />
    </>
  );
}

function Difference({ now, before }: { readonly now: number; readonly before: number }) {
  const site = useSite();
  const cents = Math.round(now * CENTS) - Math.round(before * CENTS);
  const price = formatMoney(now, site);
  const difference = formatMoney(Math.abs(cents) / CENTS, site);
  return (
    <p className={styles.now}>
      {cents === 0 && (
        <Trans>
          Heute ab <b>{price}</b>, unverändert
        </Trans>
      )}
      {cents < 0 && (
        <Trans>
          Heute ab <b>{price}</b>, {difference} weniger
        </Trans>
      )}
      {cents > 0 && (
        <Trans>
          Heute ab <b>{price}</b>, {difference} mehr
        </Trans>
      )}
    </p>
  );
}
