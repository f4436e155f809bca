import type { CalculatorConfiguration, ProductGroup } from '@heizplatz/calculator';
import type { CalculationResult } from '@heizplatz/contract';
import { useSite } from '@heizplatz/router';
import { TextLink } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { amountText } from '../../../shared/offer/amount-text';
import { bulkOrderAddress } from '../../../shared/offer/list-paths';
import { SaveButton } from '../offer-card/save-button';
import { listAddress } from './list-address';
import { useKeepQuery } from './kept-query';
import styles from './list-tools.module.css';
import { PrintButton } from '../offer-card/print-button';
import { scaleSteps } from '../scale/scale-steps';
import { SCALE_ID } from '../scale/scale-table';
import { ShareButton } from '../offer-card/share-button';

interface ListToolsProps {
  readonly group: ProductGroup;
  readonly configuration: CalculatorConfiguration;
  readonly result: CalculationResult;
}

/**
 * Below the heading: other amounts, ordering together; and the actions on the list as a whole: save, share, print.
 */
export function ListTools({ group, configuration, result }: ListToolsProps) {
  const { t } = useLingui();
  const keepQuery = useKeepQuery();
  const amount = amountText(configuration.Amount, group, useSite());
  const place = `${configuration.ZipCode} ${result.PlaceName}`.trim();
  return (
    <div className={styles.tools}>
      {scaleSteps(result, configuration, group).length > 1 && (
        <TextLink variant="alone" href={`${keepQuery(listAddress(configuration))}#${SCALE_ID}`}>
          <Trans>Andere Mengen</Trans>
        </TextLink>
      )}
      <TextLink variant="alone" href={bulkOrderAddress(configuration)}>
        <Trans>Gemeinsam bestellen</Trans>
      </TextLink>
      <span className={styles.gap} />
      <SaveButton configuration={configuration} result={result} />
      <ShareButton path={listAddress(configuration)} title={t`Angebote für ${amount} nach ${place}`} />
      <PrintButton />
    </div>
  );
}
