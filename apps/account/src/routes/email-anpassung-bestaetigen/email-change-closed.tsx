import { MASTER_DATA_PATH } from '@heizplatz/routes';
import { LinkButton } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Message } from '../../shared/token-page/message';
import type { ClosedState } from '../../shared/token-page/use-consume-token';

const TITLES: Readonly<Record<ClosedState, ReactNode>> = {
  used: <Trans>Diese E-Mail-Adresse ist schon bestätigt</Trans>,
  expired: <Trans>Dieser Link ist abgelaufen</Trans>,
  unknown: <Trans>Dieser Link stimmt nicht</Trans>,
};

const MESSAGES: Readonly<Record<ClosedState, ReactNode>> = {
  used: <Trans>Welche Adresse gilt, sehen Sie in Ihren Stammdaten.</Trans>,
  expired: (
    <Trans>
      Er galt 24 Stunden; Ihre bisherige Adresse ist geblieben. In Ihren Stammdaten können Sie die neue noch einmal
      angeben.
    </Trans>
  ),
  unknown: (
    <Trans>
      Vielleicht ist er unvollständig kopiert, oder Sie haben inzwischen eine andere Adresse angegeben. Öffnen Sie den
      Link noch einmal aus der neuesten E-Mail, oder sehen Sie in Ihren Stammdaten nach.
    </Trans>
  ),
};

export function EmailChangeClosed({ state }: { readonly state: ClosedState }) {
  return (
    <Message scene={state === 'used' ? 'success' : 'empty'} title={TITLES[state]}>
      <p>{MESSAGES[state]}</p>
      <LinkButton variant="primary" href={MASTER_DATA_PATH}>
        <Trans>Zu Ihren Stammdaten</Trans>
      </LinkButton>
    </Message>
  );
}
