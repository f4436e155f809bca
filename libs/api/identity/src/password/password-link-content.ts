import { returnPath } from '@heizplatz/identity';
import * as v from 'valibot';

/** What is kept with a password's link; null: nothing. */
const PasswordLinkContent = v.nullable(v.object({ ReturnUrl: v.string() }));
type PasswordLinkContent = v.InferOutput<typeof PasswordLinkContent>;

/** Where whoever asks for a link was going, if that is a path of ours. */
export function passwordLinkContent(query: string | null): PasswordLinkContent {
  const ReturnUrl = returnPath(query);
  return ReturnUrl === null ? null : { ReturnUrl };
}

/** The way back that a link was asked with; judged again, since it leads a browser. */
export const getReturnUrl = (content: unknown): string | null =>
  returnPath(v.parse(PasswordLinkContent, content)?.ReturnUrl);
