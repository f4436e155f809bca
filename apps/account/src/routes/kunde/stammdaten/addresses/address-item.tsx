import { siteById } from '@heizplatz/country';
import { addressLines } from '@heizplatz/order-ui';
import { useSite } from '@heizplatz/router';
import { Button, Card, Chip, LinkButton } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { TrackedAddress } from './form/address-entry';
import styles from './address-item.module.css';
import { addressDeletionPath, addressFormPath } from './address-paths';

interface AddressItemProps {
  readonly item: TrackedAddress;
  /** Messages for the errors that the server found. */
  readonly faults?: readonly string[];
  /** Absent: it is only read here. */
  readonly onDelete?: () => void;
  readonly onRestore?: () => void;
}

/** One address with what is going to happen to it. */
export function AddressItem({ item: { key, state, value }, faults = [], onDelete, onRestore }: AddressItemProps) {
  const { t } = useLingui();
  const { countryId } = useSite();
  const [name = '', ...lines] = addressLines(value.address);
  const { countryName } = siteById(value.address.CountryId);
  const place = lines.join(', ');
  const isDeleted = state === 'Deleted';
  return (
    <Card as="li" className={styles.item}>
      <div className={isDeleted ? styles.deleted : styles.lines}>
        <p>
          <strong>{name}</strong>
        </p>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {value.address.CountryId !== countryId && <p>{countryName}</p>}
      </div>
      <p className={styles.marks}>
        {value.isDefault && !isDeleted && (
          <Chip tone="info">
            <Trans>Für neue Bestellungen</Trans>
          </Chip>
        )}
        <ChangeMark state={state} />
      </p>
      {faults.length > 0 && (
        <ul className={styles.faults}>
          {faults.map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
      )}
      <div className={styles.acts}>
        {!isDeleted && (
          <LinkButton
            variant="secondary"
            size="small"
            href={addressFormPath(value.type, key)}
            aria-label={t`Adresse ändern: ${place}`}
          >
            <Trans>Ändern</Trans>
          </LinkButton>
        )}
        {onDelete && (
          <form
            action={addressDeletionPath(value.type, key)}
            onSubmit={(event) => {
              event.preventDefault();
              (isDeleted ? onRestore : onDelete)?.();
            }}
          >
            <Button
              type="submit"
              variant="quiet"
              size="small"
              aria-label={isDeleted ? t`Adresse doch behalten: ${place}` : t`Adresse löschen: ${place}`}
            >
              {isDeleted ? <Trans>Doch behalten</Trans> : <Trans>Löschen</Trans>}
            </Button>
          </form>
        )}
      </div>
    </Card>
  );
}

function ChangeMark({ state }: Pick<TrackedAddress, 'state'>) {
  switch (state) {
    case 'Added':
      return (
        <Chip tone="warn">
          <Trans>Neu, nicht gespeichert</Trans>
        </Chip>
      );
    case 'Modified':
      return (
        <Chip tone="warn">
          <Trans>Geändert, nicht gespeichert</Trans>
        </Chip>
      );
    case 'Deleted':
      return (
        <Chip tone="bad">
          <Trans>Wird beim Speichern gelöscht</Trans>
        </Chip>
      );
    case 'Unchanged':
      return null;
  }
}
