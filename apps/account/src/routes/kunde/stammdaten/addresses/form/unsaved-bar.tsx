import { Button, Icon } from '@heizplatz/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import styles from './unsaved-bar.module.css';

interface UnsavedBarProps {
  readonly number: number;
  readonly isBusy: boolean;
  readonly onSave: () => void;
  readonly onDrop: () => void;
}

/** Stays in view while something is not saved. */
export function UnsavedBar({ number, isBusy, onSave, onDrop }: UnsavedBarProps) {
  const { t } = useLingui();
  return (
    <div className={styles.bar}>
      <p role="status" className={styles.words}>
        <Icon name="warn" />
        <span>
          <Plural
            value={number}
            one="Eine Änderung ist noch nicht gespeichert."
            other="# Änderungen sind noch nicht gespeichert."
          />
        </span>
      </p>
      <div className={styles.acts}>
        <Button variant="primary" size="small" busy={isBusy} busyText={t`Wird gespeichert …`} onClick={onSave}>
          <Trans>Adressen speichern</Trans>
        </Button>
        <Button variant="quiet" size="small" onClick={onDrop}>
          <Trans>Verwerfen</Trans>
        </Button>
      </div>
    </div>
  );
}
