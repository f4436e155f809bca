import { problem, type ThrownProblem } from '../problems/problem';

/**
 * Thrown when the `Version` sent with a form is not the saved row's any more. The problem document carries what is saved now,
 * in the shape the form's call answers with, so that the form can show both versions field by field.
 *
 * The row is written with `where id = … and version = …` and `version + 1`; nothing written means this.
 */
export function versionConflict(current: { readonly Version: number } & Record<string, unknown>): ThrownProblem {
  return problem('VERSION_CONFLICT', { context: { Current: current } });
}
