import type { CalculatorConfiguration, ProductGroup } from '@heizplatz/calculator';
import type { CalculationResult } from '@heizplatz/contract';
import { useSite } from '@heizplatz/router';
import { useLingui } from '@lingui/react/macro';
import { amountText } from '../offer/amount-text';
import { KeepButton } from './keep-button';
import { listAddress } from './list-address';
import styles from './list-tools.module.css';
import { PrintButton } from './print-button';
import { ShareButton } from './share-button';

interface ListToolsProps {
  readonly group: ProductGroup;
  readonly configuration: CalculatorConfiguration;
  readonly result: CalculationResult;
}

/** What can be done with a list as a whole: keep, share, print. */
export function ListTools({ group, configuration, result }: ListToolsProps) {
  const { t } = useLingui();
  const amount = amountText(configuration.Amount, group, useSite());
  const place = `${configuration.ZipCode} ${result.PlaceName}`.trim();
  return (
    <div className={styles.tools}>
      <KeepButton configuration={configuration} result={result} />
      <ShareButton path={listAddress(configuration)} title={t`Angebote für ${amount} nach ${place}`} />
      <PrintButton />
    </div>
  );
}
