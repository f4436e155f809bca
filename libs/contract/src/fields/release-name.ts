import * as v from 'valibot';

/** One version of one remote. */
export const ReleaseName = v.object({
  remote: v.pipe(v.string(), v.regex(/^[a-z][a-z\d-]{0,39}$/, 'REMOTE_INV')),
  version: v.pipe(v.string(), v.regex(/^[A-Za-z\d][\w.-]{0,79}$/, 'VERSION_INV')),
});
export type ReleaseName = v.InferOutput<typeof ReleaseName>;

/** As RELEASE_HEADER carries it: 'order@20261125T101500'. */
export const formatReleaseName = ({ remote, version }: ReleaseName): string => `${remote}@${version}`;

/** Null: absent, or nothing of this form. */
export function parseReleaseName(text: string | undefined): ReleaseName | null {
  const [remote, version] = text?.split('@') ?? [];
  const parsed = v.safeParse(ReleaseName, { remote, version });
  return parsed.success ? parsed.output : null;
}
