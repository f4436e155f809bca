import { Button, Icon } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import styles from './print-button.module.css';

export function PrintButton() {
  return (
    <Button variant="quiet" size="small" className={styles.button} onClick={() => window.print()}>
      <Icon name="print" size={18} />
      <Trans>Liste drucken</Trans>
    </Button>
  );
}
