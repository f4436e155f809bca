import type { CALLS } from '@heizplatz/contract';
import { ROLES } from '@heizplatz/identity';

export type CallId = keyof typeof CALLS;

/** Every kind of caller. A dealer has no role; 'acting' is support that impersonates a customer. */
export const CALLERS = ['anonymous', 'guest', 'dealer', ...Object.values(ROLES), 'acting'] as const;
export type Caller = (typeof CALLERS)[number];
