import * as v from 'valibot';

/** Per field the code of what is wrong with it, from the contract's own schema; empty when all is well. */
export function fieldIssues(schema: v.GenericSchema, value: unknown): Readonly<Record<string, string>> {
  const checked = v.safeParse(schema, value);
  const issues: Record<string, string> = {};
  for (const issue of checked.issues ?? []) {
    const field = v.getDotPath(issue) ?? '';
    issues[field] ??= /^[A-Z_]+$/.test(issue.message) ? issue.message : 'REQUIRED';
  }
  return issues;
}
