import type { CalculatorConfiguration, ProductGroup } from '@heizplatz/calculator';
import { ChoiceChips } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import { listAddress } from './list-address';
import { useKeepQuery } from './kept-query';

interface SortBarProps {
  readonly group: ProductGroup;
  readonly configuration: CalculatorConfiguration;
}

/** By what the list is sorted; links, so that they work without script. */
export function SortBar({ group, configuration }: SortBarProps) {
  const { t } = useLingui();
  const keepQuery = useKeepQuery();
  const orderings = [
    { id: 'total', label: group.isPallet ? t`Preis je kg` : t`Gesamtpreis` },
    { id: 'date', label: t`Liefertag` },
    { id: 'rating', label: t`Bewertung` },
  ] as const;
  return (
    <ChoiceChips
      label={t`Sortieren nach`}
      chosenId={configuration.Ordering}
      choices={orderings.map(({ id, label }) => ({
        id,
        label,
        href: keepQuery(listAddress(configuration, { Ordering: id })),
      }))}
    />
  );
}
