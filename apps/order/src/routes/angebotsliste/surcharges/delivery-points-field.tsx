import { type ProductGroup, QUERY_NAMES } from '@heizplatz/calculator';
import { useAmountMessage } from '@heizplatz/calculator-ui';
import type { InitConfiguration } from '@heizplatz/contract';
import { useSite } from '@heizplatz/router';
import { Trans } from '@lingui/react/macro';
import { amountText } from '../../../shared/offer/amount-text';
import type { ListConfiguration } from '../../../shared/offer/list-configuration';
import { signedMoney } from '../comparison/signed-money';
import styles from './delivery-points-field.module.css';
import { type Surcharges, getSurcharge, UPSELLING_TYPES } from './surcharges';

interface DeliveryPointsFieldProps {
  readonly group: ProductGroup;
  readonly init: InitConfiguration;
  readonly draft: ListConfiguration;
  /** The draft with enough for its stations. */
  readonly query: ListConfiguration;
  readonly surcharges: Surcharges;
}

/** One to nine delivery points, each with what it adds to the same amount. */
export function DeliveryPointsField({ group, init, draft, query, surcharges }: DeliveryPointsFieldProps) {
  const site = useSite();
  const getExtra = (id: number) => {
    const { surcharge } = getSurcharge(surcharges, { typeId: UPSELLING_TYPES.deliveryPoints, id, usual: null });
    return surcharge ? signedMoney(surcharge, site) : '';
  };
  return (
    <fieldset className={styles.field}>
      <legend className={styles.legend}>
        <Trans>Lieferstellen</Trans>
      </legend>
      <div className={styles.choices}>
        {init.StationList.map(({ Id }) => {
          const extra = getExtra(Id);
          return (
            <label key={Id} className={styles.choice}>
              <input
                type="radio"
                name={QUERY_NAMES.deliveryPoints}
                value={Id}
                checked={draft.Stations === Id}
                onChange={() => undefined}
                className={styles.radio}
                aria-label={extra ? `${Id}, ${extra}` : String(Id)}
              />
              <span aria-hidden="true" className={styles.number}>
                {Id}
              </span>
              <span aria-hidden="true" className={styles.extra}>
                {extra}
              </span>
            </label>
          );
        })}
      </div>
      <DeliveryPointsNote group={group} draft={draft} query={query} />
    </fieldset>
  );
}

function DeliveryPointsNote({ group, draft, query }: Pick<DeliveryPointsFieldProps, 'group' | 'draft' | 'query'>) {
  const site = useSite();
  const limits = group.orderLimits;
  const getMessage = useAmountMessage({ site, group, limits, deliveryPoints: draft.Stations });
  const amount = amountText(query.Amount, group, site);
  if (query.Amount !== draft.Amount) {
    return (
      <p role="status" className={styles.raised}>
        {getMessage('AMOUNT_MIN')} <Trans>Wir zeigen die Angebote für {amount}.</Trans>
      </p>
    );
  }
  return (
    <p className={styles.note}>
      <Trans>{amount} zusammen, alle an Adressen mit derselben Postleitzahl.</Trans>
    </p>
  );
}
