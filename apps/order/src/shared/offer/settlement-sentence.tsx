import type { ProductGroup } from '@heizplatz/calculator';
import { Trans } from '@lingui/react/macro';

/** No ordered total is an invoice (rule ORDER-04): what counts is what the lorry brought. */
export function SettlementSentence({ group }: { readonly group: ProductGroup }) {
  if (group.isPallet) return <Trans>Abgerechnet wird nach gelieferten Paletten.</Trans>;
  if (group.unit === 'Liter') return <Trans>Abgerechnet wird nach gelieferter Menge.</Trans>;
  return <Trans>Abgerechnet wird nach geliefertem Gewicht.</Trans>;
}
