import * as v from 'valibot';

/** Code by field; a field that is not named is right. */
export type Issues = Readonly<Record<string, string>>;

const CODE = /^[A-Z][A-Z\d_]*$/;

/** The schema's own code for the issue, else one derived from valibot's kind of issue. */
export function toIssueCode(type: string | number, message: string | undefined): string {
  if (message !== undefined && CODE.test(message)) return message;
  return type === 'max_length' ? 'TOO_LONG' : 'REQUIRED';
}

/** Per path of the value the code of what is wrong with it, from the contract's own schema; empty when all is well. */
export function fieldIssues(schema: v.GenericSchema, value: unknown): Issues {
  const issues: Record<string, string> = {};
  for (const issue of v.safeParse(schema, value).issues ?? [])
    issues[v.getDotPath(issue) ?? ''] ??= toIssueCode(issue.type, issue.message);
  return issues;
}
