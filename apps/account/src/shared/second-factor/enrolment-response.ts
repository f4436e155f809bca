import type { CallResponse, CALLS } from '@heizplatz/contract';

/** What setting an authenticator up begins with: its secret, and the codes for a lost phone. */
export type EnrolmentResponse = CallResponse<typeof CALLS.enrolSecondFactor>;
