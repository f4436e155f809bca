import { type CalculatorConfiguration, encodeCalculatorQuery } from '@heizplatz/calculator';
import type { CalculationResult } from '@heizplatz/contract';
import { useSite } from '@heizplatz/router';
import { SAVED_LISTS_PATH } from '@heizplatz/routes';
import { Button, Icon, TextLink, useToast } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { bestOffer } from '../../../shared/offer/best-offer';
import { deleteSavedList, saveList, readSavedLists } from '../../../shared/offer/saved-lists';

interface SaveButtonProps {
  readonly configuration: CalculatorConfiguration;
  readonly result: CalculationResult;
}

/** Saves the list in this browser with its best price of today, or removes it. */
export function SaveButton({ configuration, result }: SaveButtonProps) {
  const { t } = useLingui();
  const { countryId } = useSite();
  const { show } = useToast();
  const groupId = configuration.ProductGroupId;
  const query = encodeCalculatorQuery(configuration);
  const [isStored, setIsSaved] = useState(false);
  useEffect(() => {
    setIsSaved(readSavedLists(countryId, groupId, localStorage).some((list) => list.query === query));
  }, [countryId, groupId, query]);

  function click(): void {
    const best = bestOffer(result.Items);
    if (!best) return;
    try {
      if (isStored) deleteSavedList(countryId, groupId, query, localStorage);
      else saveList(countryId, groupId, getSavedList(query, result.PlaceName, best), localStorage);
      setIsSaved(!isStored);
    } catch {
      // Storage that is full or switched off: the list itself is there all the same.
      show({ tone: 'warn', text: t`Dieser Browser merkt sich nichts. Teilen Sie die Liste stattdessen als Link.` });
    }
  }

  return (
    <>
      <Button variant="quiet" size="small" className="script-only" aria-pressed={isStored} onClick={click}>
        <Icon name={isStored ? 'check' : 'plus'} size={18} />
        <Trans>Liste merken</Trans>
      </Button>
      <TextLink variant="alone" href={SAVED_LISTS_PATH}>
        <Trans>Gemerkte Listen</Trans>
      </TextLink>
    </>
  );
}

const getSavedList = (query: string, placeName: string, best: CalculationResult['Items'][number]) => ({
  query,
  placeName,
  keptAt: new Date().toISOString(),
  totalPrice: best.TotalPrice,
  dealer: best.DealerName,
});
