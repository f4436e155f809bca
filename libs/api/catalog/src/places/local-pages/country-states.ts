import { defineHandler } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { STATES } from './state-catalogue';

/** GET /api/site/{countryId}/country-states: in alphabetical order. */
export const countryStates = defineHandler(CALLS.countryStates, ({ params }) =>
  STATES.filter(({ countryId }) => countryId === params.countryId).map((state) => ({
    Id: state.id,
    Name: state.name,
    FriendlyName: state.friendlyName,
    MapId: state.mapId,
  })),
);
