import { returnPath } from '@heizplatz/identity';
import * as v from 'valibot';

/** Content stored with a password's link; null: none. */
const PasswordLinkContent = v.nullable(v.object({ ReturnUrl: v.string() }));
type PasswordLinkContent = v.InferOutput<typeof PasswordLinkContent>;

/** Where the requester was going, if that is a path of ours. */
export function passwordLinkContent(query: string | null): PasswordLinkContent {
  const ReturnUrl = returnPath(query);
  return ReturnUrl === null ? null : { ReturnUrl };
}

/** The return URL stored with the link; validated again, since the browser follows it. */
export const getReturnUrl = (content: unknown): string | null =>
  returnPath(v.parse(PasswordLinkContent, content)?.ReturnUrl);
