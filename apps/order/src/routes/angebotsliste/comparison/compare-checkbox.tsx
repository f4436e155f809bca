import { Checkbox, classNames } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import styles from './compare-checkbox.module.css';

interface CompareCheckboxProps {
  readonly dealer: string;
  readonly isChosen: boolean;
  readonly isDisabled: boolean;
  readonly onToggle: () => void;
}

/** Takes an offer into the comparison; more than four do not fit side by side. */
export function CompareCheckbox({ dealer, isChosen, isDisabled, onToggle }: CompareCheckboxProps) {
  return (
    <Checkbox
      variant="compact"
      className={classNames(styles.choice, 'script-only')}
      checked={isChosen}
      disabled={isDisabled}
      onChange={onToggle}
      label={
        <>
          <Trans>Vergleichen</Trans>
          <span className="visually-hidden">{`: ${dealer}`}</span>
        </>
      }
    />
  );
}
