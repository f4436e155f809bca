import { useSite } from '@heizplatz/router';
import { Notice } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import { phoneHref } from '../order-life/phone-href';

/** Without script the steps can be read and not sent: another way to order. */
export function ScriptNeeded() {
  const { customerPhone } = useSite();
  return (
    <noscript>
      <Notice tone="warn">
        <p>
          <Trans>
            Zum Bestellen braucht es JavaScript. Ohne nehmen wir Ihre Bestellung gern am Telefon auf:{' '}
            <a href={phoneHref(customerPhone)}>{customerPhone}</a>.
          </Trans>
        </p>
      </Notice>
    </noscript>
  );
}
