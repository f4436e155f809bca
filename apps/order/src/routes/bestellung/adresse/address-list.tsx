import type { ProductGroup } from '@heizplatz/calculator';
import type { Address } from '@heizplatz/contract';
import { type AddressKind, addressLines, NEW_ADDRESS } from '@heizplatz/order-ui';
import { RadioGroup, TextLink } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import { addressFormPath } from '../../../shared/checkout/checkout-paths';
import styles from './address-choice.module.css';

interface AddressListProps {
  readonly group: ProductGroup;
  readonly legend: string;
  readonly kind: AddressKind;
  readonly list: readonly Address[];
  readonly chosen: number | undefined;
  readonly error?: string | undefined;
  readonly onChoose: (id: number) => void;
}

export function AddressList({ legend, kind, list, chosen, error, onChoose, group }: AddressListProps) {
  return (
    <div className={styles.list}>
      <RadioGroup
        legend={legend}
        name={kind}
        error={error}
        variant="card"
        value={String(chosen ?? '')}
        options={list.map((address) => {
          const [name, ...lines] = addressLines(address);
          return { value: String(address.Id), label: name, hint: lines.join(', ') };
        })}
        onValueChange={(id) => onChoose(Number(id))}
      />
      <p className={styles.links}>
        {chosen !== undefined && (
          <TextLink variant="alone" href={addressFormPath(group, kind, chosen)}>
            <Trans>Ändern</Trans>
          </TextLink>
        )}
        <TextLink variant="alone" href={addressFormPath(group, kind, NEW_ADDRESS)}>
          <Trans>Neue Adresse</Trans>
        </TextLink>
      </p>
    </div>
  );
}
