import type { CalculatorConfiguration, ProductGroup } from '@heizplatz/calculator';
import type { CalculationResult } from '@heizplatz/contract';
import { TextLink } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import { bulkOrderAddress } from '../offer/list-paths';
import { CompareBar } from './compare-bar';
import type { CompareSelection } from './compare-selection';
import { ListTools } from './list-tools';
import { ScaleTable } from './scale-table';

interface ListFootProps {
  readonly group: ProductGroup;
  readonly configuration: CalculatorConfiguration;
  readonly result: CalculationResult;
  readonly selection: CompareSelection;
}

/** Below the offers: other amounts, ordering together, what can be done with the list, what is chosen for comparing. */
export function ListFoot({ group, configuration, result, selection }: ListFootProps) {
  return (
    <>
      <ScaleTable group={group} configuration={configuration} result={result} />
      <p className="no-print">
        <TextLink href={bulkOrderAddress(configuration)}>
          <Trans>Gemeinsam bestellen: was Nachbarn zusammen sparen</Trans>
        </TextLink>
      </p>
      {result.Items.length > 0 && <ListTools group={group} configuration={configuration} result={result} />}
      <CompareBar configuration={configuration} selection={selection} />
    </>
  );
}
