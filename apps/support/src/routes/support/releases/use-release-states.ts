import type { PublishedRelease } from '@heizplatz/contract';
import { useLingui } from '@lingui/react/macro';

export function useReleaseStates(): Readonly<Record<PublishedRelease['State'], string>> {
  const { t } = useLingui();
  return {
    serving: t`wird ausgeliefert`,
    before: t`früher ausgeliefert`,
    published: t`veröffentlicht`,
    incompatible: t`passt nicht`,
    broken: t`nicht lesbar`,
  };
}
