import { amountReading, type ProductGroup } from '@heizplatz/calculator';
import type { Address, OrderProcess } from '@heizplatz/contract';
import { addressLines, NEW_ADDRESS } from '@heizplatz/order-ui';
import { useSite } from '@heizplatz/router';
import { Card, Fieldset, NumberField, SelectField, TextLink } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { deliveryPointFormPath } from '../../../shared/checkout/checkout-paths';
import { amountText } from '../../../shared/offer/amount-text';
import { addressField, amountField } from '../../../shared/amounts/amount-issues';
import styles from './amounts-form.module.css';
import type { DeliveryPointDraft } from '../../../shared/amounts/delivery-point-draft';

interface DeliveryPointFieldsProps {
  /** From 1. */
  readonly number: number;
  readonly deliveryPoint: DeliveryPointDraft;
  readonly process: OrderProcess;
  readonly group: ProductGroup;
  /** Those that the offer's price holds for. */
  readonly addresses: readonly Address[];
  readonly amountError: string | undefined;
  readonly addressError: string | undefined;
  readonly onChange: (part: Partial<DeliveryPointDraft>) => void;
}

/** One household: how much, and where. */
export function DeliveryPointFields(props: DeliveryPointFieldsProps) {
  const { number, deliveryPoint, process, group, addresses, amountError, addressError, onChange } = props;
  const { t } = useLingui();
  const site = useSite();
  const least = amountText(process.MinAmountPerStation, group, site);
  const options = addresses.map((address) => ({ value: String(address.Id), label: addressLines(address).join(', ') }));
  const chosen = addresses.find(({ Id }) => Id === deliveryPoint.addressId);
  return (
    <Card as="section">
      <Fieldset legend={<Trans>Lieferstelle {number}</Trans>}>
        <div className={styles.fields}>
          <NumberField
            id={amountField(number)}
            name={amountField(number)}
            label={t`Menge`}
            hint={t`(min. ${least} pro Haushalt)`}
            suffix={group.unit}
            groupSign={site.numberSigns.group}
            maxLength={6}
            {...amountReading(group)}
            value={deliveryPoint.amount}
            error={amountError}
            onValueChange={(amount) => onChange({ amount })}
          />
          <SelectField
            id={addressField(number)}
            name={addressField(number)}
            label={t`Adresse`}
            value={chosen ? String(chosen.Id) : ''}
            options={chosen ? options : [{ value: '', label: t`Bitte wählen` }, ...options]}
            error={addressError}
            onChange={(event) => onChange({ addressId: Number(event.currentTarget.value) || null })}
          />
          <p className={styles.links}>
            {chosen && (
              <TextLink variant="alone" href={deliveryPointFormPath(group, number, chosen.Id)}>
                <Trans>Ändern</Trans>{' '}
                <span className="visually-hidden">
                  <Trans>(Lieferstelle {number})</Trans>
                </span>
              </TextLink>
            )}
            <TextLink variant="alone" href={deliveryPointFormPath(group, number, NEW_ADDRESS)}>
              <Trans>Neue Adresse</Trans>{' '}
              <span className="visually-hidden">
                <Trans>(Lieferstelle {number})</Trans>
              </span>
            </TextLink>
          </p>
        </div>
      </Fieldset>
    </Card>
  );
}
