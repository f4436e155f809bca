import { type CalculatorConfiguration, decodeCalculatorQuery, PRODUCT_GROUPS } from '@heizplatz/calculator';
import { useSite } from '@heizplatz/router';
import { useEffect, useState } from 'react';
import { dropKeptList, type KeptList, readKeptLists } from '../../shared/offer/kept-lists';

export interface KeptEntry {
  readonly list: KeptList;
  readonly configuration: CalculatorConfiguration;
}

interface KeptLists {
  /** Newest first over all product groups; null until the browser was asked. */
  readonly entries: readonly KeptEntry[] | null;
  readonly drop: (entry: KeptEntry) => void;
}

/** What this browser kept for the site's country. */
export function useKeptLists(): KeptLists {
  const { countryId } = useSite();
  const [entries, setEntries] = useState<readonly KeptEntry[] | null>(null);
  useEffect(() => {
    const found = Object.values(PRODUCT_GROUPS).flatMap(({ id }) =>
      readKeptLists(countryId, id, localStorage).map((list) => ({
        list,
        configuration: decodeCalculatorQuery(new URLSearchParams(list.query), { countryId, productGroupId: id }),
      })),
    );
    const whole = found.filter(({ configuration }) => configuration.ZipCode !== '');
    setEntries(whole.sort((one, other) => other.list.keptAt.localeCompare(one.list.keptAt)));
  }, [countryId]);
  return {
    entries,
    drop: (entry) => {
      dropKeptList(countryId, entry.configuration.ProductGroupId, entry.list.query, localStorage);
      setEntries((before) => before?.filter((other) => other !== entry) ?? null);
    },
  };
}
