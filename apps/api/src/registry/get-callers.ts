import { getDealerByKey } from '@heizplatz/api-dealers';
import { getCaller, findLiveCaller } from '@heizplatz/api-identity';
import type { Callers, CallDependencies } from '@heizplatz/api-platform';

export const getCallers = ({ db, clock, services }: Pick<CallDependencies, 'db' | 'clock' | 'services'>): Callers => ({
  getHolder: (request) => getCaller(request, services, clock()),
  findLive: (holder) => findLiveCaller(db, holder, clock()),
  getDealerByKey: (request) => getDealerByKey(request, { db, clock, services }),
});
