import { countryRules } from '@heizplatz/country';
import { ReadAloud } from '@heizplatz/order-ui';
import { Card, CardHeader } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { StaffPage } from '../../../../shared/staff-page/staff-page';
import { useOwnCountryId } from '../../../../shared/start/use-own-country-id';
import { type Caller, CallerSearch } from './caller-search';
import { defaultGoods, type GoodsTarget, toCountry } from './goods-path';
import { NewCaller } from './new-caller';
import styles from '../../../../shared/order/order-view.module.css';
import { GoodsTargetFields } from './goods-target-fields';

/**
 * The requested goods, the customer, and the mandatory information: then it leads to the offers, while impersonating.
 */
export function PhoneOrderView() {
  const { t } = useLingui();
  const [ownCountryId] = useOwnCountryId();
  const [chosenGoods, setGoods] = useState<GoodsTarget | null>(null);
  const goods = chosenGoods ?? defaultGoods(ownCountryId);
  const [guest, setGuest] = useState<Caller | null>(null);
  function chooseGuest(caller: Caller) {
    setGuest(caller);
    setGoods(toCountry(goods, caller.CountryId));
  }
  return (
    <StaffPage
      title={t`Bestellung am Telefon`}
      lead={t`Weiter geht es auf der Seite des Landes, aus dem der Kunde kommt, und zu dessen Preisen.`}
    >
      <div className={styles.columns}>
        <div className={styles.main}>
          <Card as="section" aria-labelledby="ware">
            <CardHeader titleId="ware" title={<Trans>1. Was wird bestellt?</Trans>} />
            <GoodsTargetFields goods={goods} onChange={setGoods} />
          </Card>
          <Card as="section" aria-labelledby="wer">
            <CardHeader titleId="wer" title={<Trans>2. Wer bestellt?</Trans>} />
            <CallerSearch goods={goods} onGuest={chooseGuest} />
            <NewCaller key={guest?.Id ?? 0} goods={goods} guest={guest} />
          </Card>
        </div>
        <div className={styles.side}>
          <ReadAloud
            title={<Trans>3. Vor dem Abschluss vorlesen</Trans>}
            hasWithdrawal={countryRules(goods.countryId).withdrawal !== null}
          />
        </div>
      </div>
    </StaffPage>
  );
}
