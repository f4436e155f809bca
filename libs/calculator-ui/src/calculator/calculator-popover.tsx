import type { ProductGroup } from '@heizplatz/calculator';
import type { Site } from '@heizplatz/country';
import { classNames, Icon, Popover } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { CalculatorProblem } from '../checks/calculator-problems';
import { useCountryHint } from '../checks/use-country-hint';
import { useCalculatorMessage } from '../messages/use-calculator-message';
import styles from './calculator-popover.module.css';
import { CountryHint } from './country-hint';

interface CalculatorPopoverProps {
  readonly site: Site;
  readonly group: ProductGroup;
  readonly zipCode: string;
  /** Visible while there are any. */
  readonly problems: readonly CalculatorProblem[];
  readonly onClose: () => void;
  /** The calculator's fields. */
  readonly children: ReactNode;
}

const REFUSED: readonly CalculatorProblem[] = ['ZIPCODE_INV', 'ZIPCODE_NXT'];

/** Lists what is wrong below the fields, dims the page behind them, and hints at another country's postcode. */
export function CalculatorPopover({ site, group, zipCode, problems, onClose, children }: CalculatorPopoverProps) {
  const { t } = useLingui();
  const getMessage = useCalculatorMessage(site, group);
  const isRefused = problems.some((problem) => REFUSED.includes(problem));
  const others = useCountryHint(site, isRefused ? zipCode : null);
  const isOpen = problems.length > 0;
  return (
    <Popover
      open={isOpen}
      onClose={onClose}
      label={t`Hinweise zu Ihrer Eingabe`}
      dim
      anchor={<div className={classNames(isOpen && styles.lit)}>{children}</div>}
    >
      <ul className={styles.problems}>
        {problems.map((problem) => (
          <li key={problem} className={styles.problem}>
            <Icon name="alert" size={18} />
            <span>{getMessage(problem)}</span>
          </li>
        ))}
      </ul>
      <CountryHint site={site} zipCode={zipCode} others={others} />
    </Popover>
  );
}
