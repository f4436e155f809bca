import type { ProblemError } from '@heizplatz/api-client';
import { StaffPage } from '@heizplatz/contract';
import * as v from 'valibot';

/** The page as somebody else saved it meanwhile; null: the refusal has another reason. */
export function getNewerPage(problem: ProblemError | null): StaffPage | null {
  if (problem?.code !== 'VERSION_CONFLICT') return null;
  const parsed = v.safeParse(StaffPage, problem.problem.context?.['Current']);
  return parsed.success ? parsed.output : null;
}
