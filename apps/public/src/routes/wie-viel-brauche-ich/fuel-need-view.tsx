import { PageHeader, useLoaderData } from '@heizplatz/router';
import { FUEL_NEED_PATH, PRICE_PAGES_PATH } from '@heizplatz/routes';
import { Trans, useLingui } from '@lingui/react/macro';
import { fuelNeed } from './fuel-need';
import styles from './fuel-need-view.module.css';
import { HowItIsComputed } from './how-it-is-computed';
import { NeedForm } from './need-form';
import type { NeedInput } from './need-input';
import { NeedResult } from './need-result';
import { PageCrumbs } from '../../shared/structured-data/page-crumbs';

export function FuelNeedView() {
  const { t } = useLingui();
  const input = useLoaderData<NeedInput>();
  const { basis, quantity, issue } = input;
  const need = quantity !== null && issue === null ? fuelNeed(basis, quantity) : null;
  return (
    <div className={styles.page}>
      <PageHeader
        title={t`Wie viel Pellets brauche ich? Menge und Lager berechnen`}
        description={t`Aus Heizleistung, Gas- oder Ölverbrauch die Pelletmenge für ein Jahr und die Größe des Lagers berechnen und gleich Preise vergleichen.`}
        canonical={FUEL_NEED_PATH}
        alternates="same-path"
      />
      <header className={styles.head}>
        <PageCrumbs
          crumbs={[
            { id: 'prices', text: t`Pelletpreise`, href: PRICE_PAGES_PATH },
            { id: 'need', text: t`Wie viel brauche ich?` },
          ]}
        />
        <h1>
          <Trans>Wie viel brauche ich?</Trans>
        </h1>
        <p className="lead">
          <Trans>Aus dem Verbrauch des letzten Jahres oder der Leistung Ihres Kessels: Pellets für ein Jahr.</Trans>
        </p>
      </header>
      <div className={styles.both}>
        <NeedForm key={`${basis}-${quantity}`} input={input} />
        {need && <NeedResult need={need} />}
      </div>
      <HowItIsComputed />
    </div>
  );
}
