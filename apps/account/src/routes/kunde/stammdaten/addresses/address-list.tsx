import { type AddressType, NEW_ADDRESS } from '@heizplatz/order-ui';
import { LinkButton } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId, useRef } from 'react';
import type { TrackedAddress } from './form/address-entry';
import { AddressItem } from './address-item';
import styles from './address-section.module.css';
import { addressFormPath } from './address-paths';
import type { AddressDraft } from './form/use-address-draft';

interface AddressListProps {
  readonly type: AddressType;
  readonly title: ReactNode;
  readonly empty: ReactNode;
  readonly draft: AddressDraft;
  readonly faults: Readonly<Record<string, readonly string[]>>;
}

/** The addresses of one type. */
export function AddressList({ type, title, empty, draft, faults }: AddressListProps) {
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const items = draft.items.filter(({ value }) => value.type === type);
  function remove({ key, state }: TrackedAddress) {
    draft.change({ type: 'deleted', key });
    // Its button goes with it; the focus stays near by.
    if (state === 'Added') heading.current?.focus();
  }
  return (
    <section className={styles.part} aria-labelledby={titleId}>
      <h3 id={titleId} ref={heading} tabIndex={-1}>
        {title}
      </h3>
      {items.length > 0 ? (
        <ul className={styles.items}>
          {items.map((item) => (
            <AddressItem
              key={item.key}
              item={item}
              faults={faults[item.key] ?? []}
              onDelete={() => remove(item)}
              onRestore={() => draft.change({ type: 'restored', key: item.key })}
            />
          ))}
        </ul>
      ) : (
        <p className="quiet">{empty}</p>
      )}
      <p>
        <LinkButton variant="secondary" size="small" href={addressFormPath(type, NEW_ADDRESS)}>
          {type === 1 ? <Trans>Neue Lieferadresse</Trans> : <Trans>Neue Rechnungsadresse</Trans>}
        </LinkButton>
      </p>
    </section>
  );
}
