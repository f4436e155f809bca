import { Button, useToast } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import styles from './qr-bill.module.css';

interface CopyRowProps {
  readonly label: string;
  readonly text: string;
  /** As a form of the bank takes it. */
  readonly copied: string;
}

/** One detail of a payment, copied with one press. */
export function CopyRow({ label, text, copied }: CopyRowProps) {
  const { t } = useLingui();
  const { show } = useToast();
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(copied);
      show({ tone: 'good', text: t`${label} kopiert.` });
    } catch {
      show({ tone: 'warn', text: t`Das ließ sich nicht kopieren. Bitte markieren Sie den Text.` });
    }
  }
  return (
    <li className={styles.row}>
      <span>
        <span className="quiet">{label}</span> <span className="tabular">{text}</span>
      </span>
      <Button
        size="small"
        variant="quiet"
        className="script-only"
        aria-label={t`${label} kopieren`}
        onClick={() => void copy()}
      >
        <Trans>Kopieren</Trans>
      </Button>
    </li>
  );
}
