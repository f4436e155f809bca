import type { OrderProcess } from '@heizplatz/contract';
import { Notice } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';

/** Where the confirmation goes while a change of the e-mail address is on its way. */
export function EmailChangeNotice({ process }: { readonly process: OrderProcess }) {
  const { Pending, Applied, NewEmailAddress } = process.EmailChangeRequestedState;
  const { EmailAddress: current } = process;
  if (Applied) {
    return (
      <Notice tone="good">
        <p>
          <Trans>Ihre E-Mail-Adresse ist geändert. Die Bestätigung geht an {current}.</Trans>
        </p>
      </Notice>
    );
  }
  if (!Pending) return null;
  return (
    <Notice>
      <p>
        <Trans>
          Ihre neue E-Mail-Adresse {NewEmailAddress} ist noch nicht bestätigt. Bis dahin geht alles an {current}.
        </Trans>
      </p>
    </Notice>
  );
}
