import { type CalculatorConfiguration, decodeCalculatorQuery, PRODUCT_GROUPS } from '@heizplatz/calculator';
import { useSite } from '@heizplatz/router';
import { useEffect, useState } from 'react';
import { deleteSavedList, type SavedList, readSavedLists } from '../../shared/offer/saved-lists';

export interface StoredEntry {
  readonly list: SavedList;
  readonly configuration: CalculatorConfiguration;
}

interface SavedLists {
  /** Newest first over all product groups; null until the browser's storage was read. */
  readonly entries: readonly StoredEntry[] | null;
  readonly drop: (entry: StoredEntry) => void;
}

/** The lists saved in this browser for the site's country. */
export function useSavedLists(): SavedLists {
  const { countryId } = useSite();
  const [entries, setEntries] = useState<readonly StoredEntry[] | null>(null);
  useEffect(() => {
    const savedLists = Object.values(PRODUCT_GROUPS).flatMap(({ id }) =>
      readSavedLists(countryId, id, localStorage).map((list) => ({
        list,
        configuration: decodeCalculatorQuery(new URLSearchParams(list.query), { countryId, productGroupId: id }),
      })),
    );
    const whole = savedLists.filter(({ configuration }) => configuration.ZipCode !== '');
    setEntries(whole.sort((one, other) => other.list.keptAt.localeCompare(one.list.keptAt)));
  }, [countryId]);
  return {
    entries,
    drop: (entry) => {
      deleteSavedList(countryId, entry.configuration.ProductGroupId, entry.list.query, localStorage);
      setEntries((before) => before?.filter((other) => other !== entry) ?? null);
    },
  };
}
