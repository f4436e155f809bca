import { PELLET_KG_PER_M3, STORE_ROOM_M3_PER_KW } from '@heizplatz/calculator';
import { formatNumber } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { Trans } from '@lingui/react/macro';
import styles from './fuel-need-view.module.css';

/** The numbers behind the result, so that everybody can verify it. */
export function HowItIsComputed() {
  const site = useSite();
  return (
    <section className={styles.text} aria-labelledby="rechnung">
      <h2 id="rechnung">
        <Trans>So rechnen wir</Trans>
      </h2>
      <ul>
        <li>
          <Trans>2 kg Pellets geben so viel Wärme wie 1 Liter Heizöl oder 1 m³ Gas.</Trans>
        </li>
        <li>
          <Trans>
            1 kg Pellets enthält {formatNumber(4.8, site, 1)} kWh, ein Kubikmeter wiegt {PELLET_KG_PER_M3} kg.
          </Trans>
        </li>
        <li>
          <Trans>
            Je kW Heizleistung braucht das Lager {formatNumber(STORE_ROOM_M3_PER_KW, site, 1)} m³ Raum. Gefüllt wird es
            zu zwei Dritteln, weil der Boden schräg ist und der Schlauch Platz braucht.
          </Trans>
        </li>
        <li>
          <Trans>Eine Palette Sackware trägt rund 975 kg.</Trans>
        </li>
      </ul>
      <p className="quiet">
        <Trans>
          Das ist eine Faustregel. Ein Einfamilienhaus braucht meist 4 bis 6 t im Jahr; Dämmung, Wetter und Warmwasser
          ändern die Menge.
        </Trans>
      </p>
    </section>
  );
}
