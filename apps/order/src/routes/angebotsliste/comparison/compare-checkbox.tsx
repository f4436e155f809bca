import { Checkbox, classNames } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import styles from './compare-checkbox.module.css';
import type { CompareSelection } from './compare-selection';

interface CompareCheckboxProps {
  readonly offerId: string;
  readonly dealer: string;
  readonly selection: CompareSelection;
}

/** Takes an offer into the comparison; more than four do not fit side by side. */
export function CompareCheckbox({ offerId, dealer, selection }: CompareCheckboxProps) {
  const isChosen = selection.isChosen(offerId);
  return (
    <Checkbox
      variant="compact"
      className={classNames(styles.choice, 'script-only')}
      checked={isChosen}
      disabled={selection.isFull && !isChosen}
      onChange={() => selection.toggle(offerId)}
      label={
        <>
          <Trans>Vergleichen</Trans>
          <span className="visually-hidden">: {dealer}</span>
        </>
      }
    />
  );
}
