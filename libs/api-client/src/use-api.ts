import { useContext } from 'react';
import type { ApiClient } from './api-client';
import { ApiContext } from './api-context';

/** The visitor's client, for writes and one-off calls. */
export function useApi(): ApiClient {
  const api = useContext(ApiContext);
  if (!api) throw new Error('ApiProvider is missing');
  return api;
}
