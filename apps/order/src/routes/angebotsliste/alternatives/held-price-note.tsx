import { QUERY_NAMES } from '@heizplatz/calculator';
import { formatTime } from '@heizplatz/country';
import { useSearchParams, useSite } from '@heizplatz/router';
import { Notice } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';

/** What the link of a Wunschpreis mail promises, and under which conditions; nothing on other lists. */
export function HeldPriceNote() {
  const site = useSite();
  const token = useSearchParams()[0].get(QUERY_NAMES.heldPrice);
  const until = token === null ? null : heldUntil(token);
  if (until === null) return null;
  const moment = formatTime(until, site);
  return (
    <Notice tone="good">
      <p>
        <Trans>
          Bis {moment} zahlen Sie über diesen Link einmal höchstens den Preis aus Ihrer Wunschpreis-Mail, wenn Sie mit
          der E-Mail-Adresse, an die sie ging, bei dem Händler, den sie nennt, ohne andere Wünsche bestellen. Sonst
          gelten die Preise dieser Liste.
        </Trans>
      </p>
    </Notice>
  );
}

/** ISO; the token contains it in milliseconds as its second part. The order verifies the token's signature. */
function heldUntil(token: string): string | null {
  const ms = /^\d+\.(\d{13})\./.exec(token)?.[1];
  return ms === undefined ? null : new Date(Number(ms)).toISOString();
}
