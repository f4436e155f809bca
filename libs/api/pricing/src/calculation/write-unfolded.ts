import { SerializedResponse } from '@heizplatz/api-platform';
import { unfoldCalculation } from '@heizplatz/contract';
import { presentCalculation } from './write-calculation';

/** As `writeCalculation`, but each offer says everything. */
export const writeUnfolded = (...calculation: Parameters<typeof presentCalculation>): SerializedResponse =>
  new SerializedResponse(JSON.stringify(unfoldCalculation(presentCalculation(...calculation))));
