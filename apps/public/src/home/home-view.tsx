import { CalculatorForm } from '@heizplatz/calculator-ui';
import { ADVERT_SLOT_KEYS } from '@heizplatz/contract';
import { PageHead, useOrigin, useSite } from '@heizplatz/router';
import { RatingMark } from '@heizplatz/trust-ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { PageAdvert } from '../page-advert/page-advert';
import { PageLeadBanner } from '../page-advert/page-lead-banner';
import { SitePrompts } from '../page-blocks/site-prompts';
import { PriceTicker } from '../price-ticker/price-ticker';
import { PriceFaq } from '../price-faq/price-faq';
import { DealerCount } from './dealer-count';
import { FuelCards } from './fuel-cards';
import styles from './home-view.module.css';
import { HomeNews } from './home-news';
import { HomeStates } from './home-states';
import { HowItWorks } from './how-it-works';
import { PriceBox } from './price-box';
import { siteData } from '../structured-data/site-data';
import { StructuredData } from '../structured-data/structured-data';

export function HomeView() {
  const { t } = useLingui();
  const site = useSite();
  const origin = useOrigin();
  const { countryName } = site;
  return (
    <div className={styles.page}>
      <PageHead
        title={t`Holzpellets und Brennstoffe vergleichen`}
        description={t`Pelletpreise in ${countryName} vergleichen: Gesamtpreise mit Lieferung und MwSt., jeder Preisteil einzeln, mit erklärter Reihenfolge. Bestellen auch als Gast.`}
        alternates="same-path"
      />
      <StructuredData data={siteData(origin, site)} />
      <div className={styles.hero}>
        <div className={styles.start}>
          <DealerCount />
          <h1 className={styles.title}>
            <Trans>Pellets vergleichen. Lieferung und MwSt. inklusive.</Trans>
          </h1>
          <p className={styles.lead}>
            <Trans>Alle Preisteile stehen einzeln da. Und warum ein Angebot oben steht, sagen wir dazu.</Trans>
          </p>
          <CalculatorForm />
          <RatingMark />
        </div>
        <PriceBox />
      </div>
      <PriceTicker />
      <FuelCards />
      <PageAdvert slotKey={ADVERT_SLOT_KEYS.home} />
      <div>
        <HowItWorks />
        <PageLeadBanner />
      </div>
      <HomeNews />
      <HomeStates />
      <PriceFaq />
      <SitePrompts place="home" />
    </div>
  );
}
