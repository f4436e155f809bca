import { type ProductGroup, SIMPLE_CALCULATOR_GROUPS } from '@heizplatz/calculator';
import { useSite } from '@heizplatz/router';
import { Card, useIsHydrated } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { CalculatorFields } from '../calculator/calculator-fields';
import { CalculatorPopover } from '../calculator/calculator-popover';
import { useCalculator } from '../calculator/use-calculator';
import { useChosenGroup } from '../state/use-chosen-group';
import styles from './calculator-form.module.css';
import { GroupChips } from './group-chips';
import { useReportedView } from './use-reported-view';

export interface CalculatorFormProps {
  /** The groups that the page is about; six groups by default. */
  readonly groups?: readonly [ProductGroup, ...ProductGroup[]];
}

/** The page's own calculator: product groups, postcode and amount. Without script GET /rechner leads on. */
export function CalculatorForm({ groups }: CalculatorFormProps) {
  const { t } = useLingui();
  const { countryId } = useSite();
  const offered = groups ?? SIMPLE_CALCULATOR_GROUPS;
  const { group: latest, choose } = useChosenGroup(countryId, offered);
  const group = groups && !groups.includes(latest) ? groups[0] : latest;
  const calculator = useCalculator(group);
  const isHydrated = useIsHydrated();
  const form = useRef<HTMLFormElement>(null);
  useReportedView(form, countryId);
  return (
    <Card>
      <form
        ref={form}
        action="/rechner"
        method="get"
        aria-label={t`Preise vergleichen`}
        noValidate={isHydrated}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          calculator.submit();
        }}
      >
        {offered.length === 1 ? (
          <input type="hidden" name="productGroup" value={group.urlName} />
        ) : (
          <GroupChips groups={offered} chosen={group} onChoose={choose} />
        )}
        <CalculatorPopover
          site={calculator.site}
          group={group}
          zipCode={calculator.zipCode}
          problems={calculator.problems}
          onClose={calculator.hideProblems}
        >
          <CalculatorFields calculator={calculator} variant="form" />
        </CalculatorPopover>
        <p className="quiet">
          <Trans>Kostenlos und ohne Anmeldung. Bestellen geht auch als Gast.</Trans>
        </p>
      </form>
    </Card>
  );
}
