import type { CalculatorConfiguration, ProductGroup } from '@heizplatz/calculator';
import type { CalculationResult } from '@heizplatz/contract';
import { CompareBar } from '../comparison/compare-bar';
import type { CompareSelection } from '../comparison/compare-selection';
import { ScaleTable } from '../scale/scale-table';

interface ListFooterProps {
  readonly group: ProductGroup;
  readonly configuration: CalculatorConfiguration;
  readonly result: CalculationResult;
  readonly selection: CompareSelection;
}

/** Below the offers: other amounts, and what is chosen for comparing. */
export function ListFooter({ group, configuration, result, selection }: ListFooterProps) {
  return (
    <>
      <ScaleTable group={group} configuration={configuration} result={result} />
      <CompareBar configuration={configuration} selection={selection} />
    </>
  );
}
