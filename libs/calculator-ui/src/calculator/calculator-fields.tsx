import { amountReading } from '@heizplatz/calculator';
import { Button, classNames, Icon, NumberField, TextField, useIsHydrated } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import styles from './calculator-fields.module.css';
import type { Calculator } from './use-calculator';

interface CalculatorFieldsProps {
  readonly calculator: Calculator;
  /** 'bar' stands on spruce: labels are for readers only, and narrow screens get an arrow for a button. */
  readonly variant: 'form' | 'bar';
}

/** Postcode, amount and button. Their names are those of GET /rechner, which takes the form where there is no script. */
export function CalculatorFields({ calculator, variant }: CalculatorFieldsProps) {
  const { t } = useLingui();
  const { site, group, problems } = calculator;
  const isBar = variant === 'bar';
  const isHydrated = useIsHydrated();
  const isWrong = (field: 'ZIPCODE' | 'AMOUNT') => problems.some((problem) => problem.startsWith(field));
  return (
    <div className={classNames(styles.fields, isBar && styles.bar)}>
      <TextField
        name="zipCode"
        label={t`Postleitzahl`}
        labelHidden={isBar}
        suffix={t`PLZ`}
        inputMode="numeric"
        autoComplete="postal-code"
        required={!isHydrated}
        pattern={site.zipPattern}
        value={calculator.zipCode}
        onChange={(event) => calculator.typeZipCode(event.currentTarget.value)}
        className={classNames(isWrong('ZIPCODE') && styles.wrong)}
      />
      <NumberField
        name="amount"
        label={t`Menge`}
        labelHidden={isBar}
        suffix={group.unit}
        groupSign={site.numberSigns.group}
        value={calculator.amount}
        {...amountReading(group)}
        onValueChange={calculator.typeAmount}
        className={classNames(isWrong('AMOUNT') && styles.wrong)}
      />
      <input type="hidden" name="preset" value={group.defaultAmount} />
      <Button
        type="submit"
        variant="primary"
        busy={calculator.isWaiting}
        {...(!isBar && { busyText: t`Wird geprüft …` })}
        className={styles.submit}
      >
        <span className={styles.words}>
          <Trans>Preise vergleichen</Trans>
        </span>
        <span className={styles.arrow}>
          <Icon name="arrow-right" />
        </span>
      </Button>
    </div>
  );
}
