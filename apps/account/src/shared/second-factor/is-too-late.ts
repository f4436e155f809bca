import { ProblemError } from '@heizplatz/api-client';

const CODES = ['UNAUTHENTICATED', 'STEP_MISSING', 'TOKEN_EXPIRED'];

/** The password's step has expired. */
export const isTooLate = (error: unknown): boolean => error instanceof ProblemError && CODES.includes(error.code);
