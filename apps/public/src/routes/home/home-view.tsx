import { CalculatorForm } from '@heizplatz/calculator-ui';
import { PageHeader, useOrigin, useSite } from '@heizplatz/router';
import { Trans, useLingui } from '@lingui/react/macro';
import { dealerCount, homeLater, priceBox, ratingMark } from './home-parts';
import styles from './home-view.module.css';
import { siteData } from './structured-data/site-data';
import { StructuredData } from '../../shared/structured-data/structured-data';

export function HomeView() {
  const { t } = useLingui();
  const site = useSite();
  const origin = useOrigin();
  const { inCountry } = site;
  return (
    <div className={styles.page}>
      <PageHeader
        title={t`Holzpellets und Brennstoffe vergleichen`}
        description={t`Pelletpreise ${inCountry} vergleichen: Gesamtpreise mit Lieferung und MwSt., jeder Preisteil einzeln, mit erklärter Reihenfolge. Bestellen auch als Gast.`}
        alternates="same-path"
      />
      <StructuredData data={siteData(origin, site)} />
      <div className={styles.hero}>
        <div className={styles.start}>
          <dealerCount.Component />
          <h1 className={styles.title}>
            <Trans>Pellets vergleichen. Lieferung und MwSt. inklusive.</Trans>
          </h1>
          <p className={styles.lead}>
            <Trans>Alle Preisteile stehen einzeln da. Und warum ein Angebot oben steht, sagen wir dazu.</Trans>
          </p>
          <CalculatorForm />
          <ratingMark.Component />
        </div>
        <priceBox.Component />
      </div>
      <homeLater.Component />
    </div>
  );
}
