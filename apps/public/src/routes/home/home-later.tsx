import { ADVERT_SLOT_KEYS } from '@heizplatz/contract';
import { PageAdvert } from '../../shared/page-advert/page-advert';
import { PageLeadBanner } from './page-advert/page-lead-banner';
import { SiteAnnouncements } from '../../shared/page-blocks/site-announcements';
import { PriceFaq } from '../../shared/price-faq/price-faq';
import { PriceTicker } from './price-ticker/price-ticker';
import { FuelCards } from './fuel-cards';
import { HomeNews } from './home-news';
import { HomeStates } from './home-states';
import styles from './home-view.module.css';
import { HowItWorks } from './how-it-works';

/** The start page below the calculator. */
export function HomeLater() {
  return (
    <div className={styles.page}>
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
      <SiteAnnouncements place="home" />
    </div>
  );
}
