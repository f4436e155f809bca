import { toSwissSpelling } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';

type Labels<Code extends string> = Readonly<Record<Code, string>>;

/** Labels that the files of the API have too, in the site's spelling. */
export function useLabels<Code extends string>(labels: Labels<Code>): Labels<Code> {
  const { iso } = useSite();
  if (iso !== 'CH') return labels;
  const spelled = Object.entries<string>(labels).map(([code, label]) => [code, toSwissSpelling(label)]);
  return Object.fromEntries(spelled) as Record<Code, string>;
}
