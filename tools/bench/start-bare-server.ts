import { join } from 'node:path';
import { startListeningProcess } from './start-listening-process.ts';

/** bare-server.ts in a process of its own, sending these texts or bytes. */
export const startBareServer = (
  responses: readonly (string | Uint8Array)[],
): ReturnType<typeof startListeningProcess> =>
  startListeningProcess(join(import.meta.dirname, 'bare-server.ts'), [...responses]);
