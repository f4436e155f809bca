import { Button, Icon } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import styles from './consumption.module.css';

export function PrintButton() {
  return (
    <Button size="small" className={styles.scripted} onClick={() => window.print()}>
      <Icon name="print" size={18} />
      <Trans>Drucken</Trans>
    </Button>
  );
}
