import { useCall } from '@heizplatz/api-client';
import { groupName, productPagePath, SIMPLE_CALCULATOR_GROUPS } from '@heizplatz/calculator';
import { DEFAULT_PRICING_TIME } from '@heizplatz/contract';
import { formatDate, formatUnitPrice } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { PlainLink, ProductPicture } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import { HOME_CALLS } from './home-calls';
import styles from './fuel-cards.module.css';

/** The six groups of the calculator, each with the country's cheapest offer per tonne where there is one. */
export function FuelCards() {
  const site = useSite();
  const { call, input } = HOME_CALLS(site.countryId).banners;
  const { data: banners } = useCall(call, input);
  const stamp = banners?.[0]?.TimeStamp;
  return (
    <section className={styles.section} aria-labelledby="brennstoffe">
      <h2 id="brennstoffe">
        <Trans>Brennstoffe</Trans>
      </h2>
      <p className={styles.stamp}>
        {stamp !== undefined && stamp !== DEFAULT_PRICING_TIME && (
          <Trans>Je das günstigste Angebot des Landes, Stand {formatDate(stamp, site)}.</Trans>
        )}
      </p>
      <ul className={styles.cards}>
        {SIMPLE_CALCULATOR_GROUPS.map((group) => {
          const { id } = group;
          const cheapest = banners?.find(({ ProductGroupId }) => ProductGroupId === id);
          return (
            <li key={id}>
              <PlainLink href={productPagePath(group)} className={styles.card}>
                <ProductPicture productGroupId={id} className={styles.picture} />
                <span className={styles.name}>{groupName(group, site.countryId)}</span>
                <span className={styles.price}>
                  {cheapest && <Trans>ab {formatUnitPrice(cheapest.UnitPrice, site, 't')}</Trans>}
                </span>
              </PlainLink>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
