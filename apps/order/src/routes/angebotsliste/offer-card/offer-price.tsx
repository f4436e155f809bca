import type { ProductGroup } from '@heizplatz/calculator';
import type { OfferVariant } from '@heizplatz/contract';
import { formatMoney } from '@heizplatz/country';
import { DepositNote } from '@heizplatz/order-ui';
import { useSite } from '@heizplatz/router';
import { PriceFigure } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import styles from './offer-price.module.css';
import { rateText } from '../../../shared/offer/rate-text';
import { useTonnePriceText, useUnitPriceText } from '../../../shared/offer/use-unit-price-text';

interface OfferPriceProps {
  readonly offer: OfferVariant;
  readonly group: ProductGroup;
  /** The requested amount, in the group's unit. */
  readonly amount: number;
  /** Businesses calculate without VAT: net leads (rule PRICE-07), what is paid stands beneath. */
  readonly showsNet: boolean;
}

/** What is paid, per unit beneath it, and what comes on top (rules PRICE-04 and PRICE-12). */
export function OfferPrice({ offer, group, amount, showsNet }: OfferPriceProps) {
  const { t } = useLingui();
  const site = useSite();
  const { UnitPrice: unitPrice, TonnePrice: tonnePrice, TotalPrice, PalletWeightKg } = offer;
  const perUnit = useUnitPriceText(group)({ unitPrice, amount, total: TotalPrice });
  const tonneText = useTonnePriceText();
  const vatRate = rateText(offer.Split.VatRate, site);
  const weightKg = amount * (PalletWeightKg ?? 0);
  const perTonne = tonnePrice === null ? null : tonneText({ tonnePrice, weightKg, total: TotalPrice });
  const total = formatMoney(TotalPrice, site);
  return (
    <div aria-live="polite">
      <p className="visually-hidden">{t`Gesamtpreis`}</p>
      <PriceFigure
        size="large"
        value={showsNet ? formatMoney(offer.Split.Net, site) : total}
        unit={showsNet && t`netto`}
        note={
          <>
            {showsNet && (
              <>
                <span className={styles.unit}>{t`brutto ${total}`}</span>
                {' · '}
              </>
            )}
            <span className={styles.unit}>{perUnit}</span>
            {perTonne && (
              <>
                {' · '}
                <span className={styles.unit}>{perTonne}</span>
              </>
            )}
            {' · '}
            <Trans>inkl. Lieferung und {vatRate} MwSt.</Trans>
          </>
        }
      />
      <DepositNote deposit={offer.Deposit} site={site} />
    </div>
  );
}
