import { problem, type ThrownProblem } from '../problems/problem';

/**
 * Thrown when the `Version` sent with a form is not the saved row's any more. The problem document contains the saved
 * data, in the format of the form's call's response, so that the form can display both versions field by field.
 *
 * The row is written with `where id = … and version = …` and `version + 1`; no row updated means this conflict.
 */
export function versionConflict(current: { readonly Version: number } & Record<string, unknown>): ThrownProblem {
  return problem('VERSION_CONFLICT', { context: { Current: current } });
}
