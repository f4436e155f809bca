import type { OperationSources } from '@heizplatz/api-platform';
import type { ReleasePointer } from '@heizplatz/releases';
import { AUTOMATIC } from './end-failing-canaries';

/** Remotes that were rolled back automatically and that nobody has moved since. */
export const listAutomaticRollbacks = ({ remotes }: ReleasePointer): OperationSources['rollbacks'] =>
  Object.entries(remotes).flatMap(([name, { by, reason, at }]) =>
    by === AUTOMATIC && at !== null ? [{ name, reason, at: new Date(at) }] : [],
  );
