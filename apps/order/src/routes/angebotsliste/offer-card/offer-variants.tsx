import type { OfferVariant } from '@heizplatz/contract';
import { formatDate, type Site } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { Plural, useLingui } from '@lingui/react/macro';
import { CHOICE_FORM_ID, OFFER_QUERY, offerQueryValue } from '../../../shared/offer/choice-query';
import styles from './offer-variants.module.css';
import { priceDifference } from '../comparison/price-difference';
import { signedMoney } from '../comparison/signed-money';

interface OfferVariantsProps {
  readonly view: OfferVariant;
  readonly others: readonly OfferVariant[];
  /** Swaps a variant in (rule OFFER-01). */
  readonly onSwap: (offerId: string) => void;
}

/** A dealer's other variants, each by what it changes and what it adds; without script it leads to the variant's own page. */
export function OfferVariants({ view, others, onSwap }: OfferVariantsProps) {
  const { t } = useLingui();
  const site = useSite();
  if (others.length === 0) return null;
  return (
    <div className={styles.variants}>
      <p>
        <Plural
          value={others.length}
          one="1 weitere Variante dieses Händlers:"
          other="# weitere Varianten dieses Händlers:"
        />
      </p>
      <ul className={styles.list}>
        {others.map((variant) => {
          const changes = getChanges(variant, view, site, {
            date: (day) => t`Lieferung bis ${day}`,
            uncertified: t`ohne Zertifikat`,
          }).join(', ');
          const difference = signedMoney(priceDifference(variant.TotalPrice, view.TotalPrice), site);
          return (
            <li key={variant.Id}>
              <button
                type="submit"
                form={CHOICE_FORM_ID}
                name={OFFER_QUERY}
                value={offerQueryValue(variant)}
                className={styles.swap}
                onClick={(event) => {
                  event.preventDefault();
                  onSwap(variant.Id);
                }}
              >
                {`${changes} (${difference})`}
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

interface Labels {
  readonly date: (day: string) => string;
  readonly uncertified: string;
}

/** What a variant has otherwise; its goods' name when nothing that can be named differs. */
function getChanges(variant: OfferVariant, view: OfferVariant, site: Site, labels: Labels): string[] {
  const changes = [
    variant.CertificationId !== view.CertificationId && (variant.Certification ?? labels.uncertified),
    variant.DeliveryDate !== view.DeliveryDate && labels.date(formatDate(variant.DeliveryDate, site)),
  ].filter((change): change is string => typeof change === 'string');
  return changes.length > 0 ? changes : [variant.ProductName];
}
