import type { CALLS, CallResponse } from '@heizplatz/contract';
import { stateNames } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { DEALERS_PATH } from '@heizplatz/routes';
import type { PageCrumb } from '../../../shared/structured-data/page-crumbs';
import { useLingui } from '@lingui/react/macro';
import { dealerListPath } from '../dealer-paths';

type DealerList = Pick<CallResponse<typeof CALLS.dealers>, 'State' | 'Place' | 'Total'>;

interface ListLabels {
  readonly heading: string;
  readonly title: string;
  readonly description: string;
  /** 'liefern nach 80331 München'. */
  readonly deliverThere: string;
  readonly crumbs: readonly PageCrumb[];
}

/** A list's labels by its place; a state has its article. */
export function useListLabels({ State, Place, Total }: DealerList): ListLabels {
  const { t } = useLingui();
  const { inCountry, toCountry } = useSite();
  const place = Place ? `${Place.ZipCode} ${Place.Name}` : (State?.Name ?? null);
  const names = !Place && State ? stateNames(State.Name) : null;
  const forPlace = names?.forState ?? `für ${place}`;
  const toPlace = names?.toState ?? (place === null ? null : `nach ${place}`);
  const start = { id: 'start', text: t`Start`, href: '/' };
  const all = { id: 'dealers', text: t`Händler`, ...(place !== null && { href: DEALERS_PATH }) };
  const state = State && {
    id: 'state',
    text: State.Name,
    ...(Place && { href: dealerListPath({ stateName: State.FriendlyName, zipCode: null }) }),
  };
  const heading = place === null ? t`Pellethändler ${inCountry}` : t`Pellethändler ${forPlace}`;
  return {
    heading,
    title: heading,
    description: t`${Total} Händler für Pellets und andere Brennstoffe liefern ${toPlace ?? toCountry}: Bewertungen, Liefergebiet, Zertifikate und Kontakt.`,
    deliverThere: place === null ? t`liefern ${inCountry}` : t`liefern ${toPlace}`,
    crumbs: [start, all, ...(state ? [state] : []), ...(Place ? [{ id: 'place', text: Place.ZipCode }] : [])],
  };
}
