import { toSiteSpelling } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';

type Labels<Code extends string> = Readonly<Record<Code, string>>;

/** Labels that the files of the API have too, in the site's spelling. */
export function useLabels<Code extends string>(labels: Labels<Code>): Labels<Code> {
  const { countryId } = useSite();
  const spelled = Object.entries<string>(labels).map(([code, label]) => [code, toSiteSpelling(countryId, label)]);
  return Object.fromEntries(spelled) as Record<Code, string>;
}
