import { groupName, PRODUCT_GROUPS } from '@heizplatz/calculator';
import { useLocation, useSite } from '@heizplatz/router';
import { BRIQUETTES_PATH, WOOD_CHIPS_PATH, PRICE_PAGES_PATH } from '@heizplatz/routes';
import { PlainLink, ProductPicture } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import styles from './more-products.module.css';

/** Links to the other product pages (rule URL-03); the page's own is left out. */
export function MoreProducts() {
  const { t } = useLingui();
  const { countryId } = useSite();
  const { pathname } = useLocation();
  const products = [
    { href: PRICE_PAGES_PATH, id: 3, name: t`Holzpellets`, note: t`Preise von heute, Verlauf und Regionen` },
    { href: WOOD_CHIPS_PATH, id: 9, name: groupName(PRODUCT_GROUPS[9], countryId), note: t`Für Anlagen ab 20 kW` },
    {
      href: BRIQUETTES_PATH,
      id: 8,
      name: groupName(PRODUCT_GROUPS[8], countryId),
      note: t`Sauber gestapelt für Ofen und Herd`,
    },
  ] as const;
  return (
    <nav className={styles.section} aria-labelledby="weitere-produkte">
      <h2 id="weitere-produkte">
        <Trans>Weitere Produkte</Trans>
      </h2>
      <ul className={styles.cards}>
        {products
          .filter(({ href }) => href !== pathname)
          .map(({ href, id, name, note }) => (
            <li key={href}>
              <PlainLink href={href} className={styles.card}>
                <ProductPicture productGroupId={id} className={styles.picture} />
                <span className={styles.words}>
                  <span className={styles.name}>{name}</span>
                  <span className={styles.note}>{note}</span>
                </span>
              </PlainLink>
            </li>
          ))}
      </ul>
    </nav>
  );
}
