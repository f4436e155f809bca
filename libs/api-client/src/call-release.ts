import { formatReleaseName, RELEASE_HEADER, type ReleaseName } from '@heizplatz/contract';

let currentRelease: (() => ReleaseName | null) | undefined;

/** From now on the browser's calls name the release that this gives. */
export function nameCallRelease(release: () => ReleaseName | null): void {
  currentRelease = release;
}

/** Empty where the release is not known. */
export function callReleaseHeaders(release = currentRelease?.() ?? null): Record<string, string> {
  return release ? { [RELEASE_HEADER]: formatReleaseName(release) } : {};
}
