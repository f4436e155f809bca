import { plainFetch } from '@heizplatz/api-client';
import * as v from 'valibot';
import { SERVING_PATH, ServingResponse } from '../../app/serving-response';

/** What serves this visitor now; rejects without a connection, and where a shell of another release responds in another shape. */
export async function fetchServing(): Promise<ServingResponse> {
  const response = await plainFetch(SERVING_PATH);
  return v.parse(ServingResponse, await response.json());
}
