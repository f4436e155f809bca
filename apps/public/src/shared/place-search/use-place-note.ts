import type { PlaceMatch } from '@heizplatz/contract';
import { formatUnitPrice } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useStateLabel } from './use-state-label';

/** What distinguishes places of the same name, and today's price: '06108 · Sachsen-Anhalt · 398,20 €/t'. */
export function usePlaceNote(): (place: PlaceMatch) => string {
  const { t } = useLingui();
  const site = useSite();
  const stateLabel = useStateLabel();
  return ({ Kind, ZipCode, ZipCodeCount, County, State, Note, Price }) => {
    const codes =
      ZipCodeCount === 1 ? ZipCode : t`${plural(ZipCodeCount, { one: '# Postleitzahl', other: '# Postleitzahlen' })}`;
    const where = Kind === 'state' ? [stateLabel] : [codes, County, State.Name, Note];
    return [...where, Price !== null && formatUnitPrice(Price, site, 't')].filter(Boolean).join(' · ');
  };
}
