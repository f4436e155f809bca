import { join } from 'node:path';
import { startListeningProcess } from '../start-listening-process.ts';

/** replaying-api.ts in a process of its own, before this API. */
export const startReplayingApi = (apiUrl: string): ReturnType<typeof startListeningProcess> =>
  startListeningProcess(join(import.meta.dirname, 'replaying-api.ts'), apiUrl);
