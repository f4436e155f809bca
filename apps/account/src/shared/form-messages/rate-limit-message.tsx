import type { ProblemError } from '@heizplatz/api-client';
import { Plural, Trans } from '@lingui/react/macro';

/** Too many tries: when the next one is worth it. */
export function RateLimitMessage({ problem }: { readonly problem: ProblemError }) {
  const { retryAfterSeconds } = problem.problem;
  if (retryAfterSeconds === undefined)
    return <Trans>Zu viele Versuche. Bitte versuchen Sie es in einer Viertelstunde noch einmal.</Trans>;
  const minutes = Math.ceil(retryAfterSeconds / 60);
  if (minutes > 90)
    return (
      <Plural
        value={Math.ceil(minutes / 60)}
        one="Zu viele Versuche. Bitte versuchen Sie es in einer Stunde noch einmal."
        other="Zu viele Versuche. Bitte versuchen Sie es in # Stunden noch einmal."
      />
    );
  return (
    <Plural
      value={minutes}
      one="Zu viele Versuche. Bitte versuchen Sie es in einer Minute noch einmal."
      other="Zu viele Versuche. Bitte versuchen Sie es in # Minuten noch einmal."
    />
  );
}
