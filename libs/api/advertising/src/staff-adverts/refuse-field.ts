import { problem, type ThrownProblem } from '@heizplatz/api-platform';

/** VALIDATION of one field of a body. */
export const refuseField = (field: string, code: string): ThrownProblem =>
  problem('VALIDATION', { errors: [{ path: `body.${field}`, code }] });
