import type { CallAnswer, CALLS } from '@heizplatz/contract';

/** What setting an authenticator up begins with: its secret, and the codes for a lost phone. */
export type EnrolmentAnswer = CallAnswer<typeof CALLS.enrolSecondFactor>;
