import type { TextRun } from '@heizplatz/contract';
import { TextLink } from '@heizplatz/ui';

/** Text with emphasis and links; never markup. */
export function TextRuns({ runs }: { readonly runs: readonly TextRun[] }) {
  return runs.map((run, index) => <Run key={index} run={run} />);
}

function Run({ run: { Text, Style, Href } }: { run: TextRun }) {
  if (Href !== undefined) return <TextLink href={Href}>{Text}</TextLink>;
  if (Style === 'strong') return <strong>{Text}</strong>;
  return Style === 'em' ? <em>{Text}</em> : Text;
}
