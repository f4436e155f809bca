import { toSiteSpelling } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';

type Labels<Code extends string> = Readonly<Record<Code, string>>;

/** Writes a text that the files of the API have too as the site spells it: Switzerland has no ß. */
export function useSpelling(): (text: string) => string {
  const { countryId } = useSite();
  return (text) => toSiteSpelling(countryId, text);
}

/** Labels that the files of the API have too, in the site's spelling. */
export function useLabels<Code extends string>(labels: Labels<Code>): Labels<Code> {
  const spell = useSpelling();
  const spelled = Object.entries<string>(labels).map(([code, label]) => [code, spell(label)]);
  return Object.fromEntries(spelled) as Record<Code, string>;
}
