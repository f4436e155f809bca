import { isProductGroupId, PRODUCT_GROUPS } from '@heizplatz/calculator';
import { useSite } from '@heizplatz/router';
import { classNames, useIsHydrated } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import { CalculatorFields } from '../calculator/calculator-fields';
import { CalculatorPopover } from '../calculator/calculator-popover';
import { useCalculator } from '../calculator/use-calculator';
import { useChosenGroup } from '../state/use-chosen-group';
import { useIsCalculating } from '../state/use-is-calculating';
import { useIsFormInView } from '../state/use-is-form-in-view';
import styles from './calculator-bar.module.css';
import { SettingsButton } from './settings-button';

export interface CalculatorBarProps {
  /** The page's group; without one, or with one that is unknown, the group that was chosen last. */
  readonly productGroupId?: number;
  /** The page has its own calculator: the bar comes, over the page, once that has left the view. */
  readonly showAfterScroll?: boolean;
}

const ALL_GROUPS = Object.values(PRODUCT_GROUPS);

/** The sticky calculator under the top navigation (rule LAYOUT-08). Without script GET /rechner leads on. */
export function CalculatorBar({ productGroupId, showAfterScroll = false }: CalculatorBarProps) {
  const { t } = useLingui();
  const { countryId } = useSite();
  const chosen = useChosenGroup(countryId, ALL_GROUPS);
  const isKnown = productGroupId !== undefined && isProductGroupId(productGroupId);
  const group = isKnown ? PRODUCT_GROUPS[productGroupId] : chosen.group;
  const calculator = useCalculator(group);
  const isFormInView = useIsFormInView();
  const isHydrated = useIsHydrated();
  const isCalculating = useIsCalculating();
  const isAway = showAfterScroll && isFormInView !== false;
  return (
    <div className={classNames(styles.place, showAfterScroll && styles.floating)}>
      <div className={classNames(styles.bar, isAway && styles.away)} inert={isAway}>
        <form
          action="/rechner"
          method="get"
          aria-label={t`Schnellrechner`}
          noValidate={isHydrated}
          aria-busy={isCalculating}
          className={styles.content}
          onSubmit={(event) => {
            event.preventDefault();
            calculator.submit();
          }}
        >
          <input type="hidden" name="productGroup" value={group.urlName} />
          <CalculatorPopover
            site={calculator.site}
            group={group}
            zipCode={calculator.zipCode}
            problems={calculator.problems}
            onClose={calculator.hideProblems}
          >
            <div className={styles.row}>
              <CalculatorFields calculator={calculator} variant="bar" />
              <SettingsButton calculator={calculator} />
            </div>
          </CalculatorPopover>
        </form>
      </div>
    </div>
  );
}
