import { formatTime } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { Button, Card, LinkButton, Scene } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import { StepHeading } from './steps/step-heading';
import { EnteredFacts } from './entered-facts';
import type { WithdrawalInput } from './steps/withdrawal-input';
import styles from './withdrawal-view.module.css';

interface WithdrawalReceivedProps {
  /** Null: without a login or an order's link, so that a stranger may have declared it. */
  readonly orderId: string | null;
  readonly input: WithdrawalInput;
  readonly receivedAt: string;
}

/** Declared: when, what, and that the confirmation is on its way. */
export function WithdrawalReceived({ orderId, input, receivedAt }: WithdrawalReceivedProps) {
  const site = useSite();
  return (
    <div className={styles.received}>
      <Scene name="mail" />
      <StepHeading
        title={<Trans>Ihr Widerruf ist eingegangen</Trans>}
        lead={
          <Trans>
            Am {formatTime(receivedAt, site)}. Die Bestätigung mit Inhalt, Datum und Uhrzeit ist unterwegs an{' '}
            {input.EmailAddress}.
          </Trans>
        }
        takesFocus
      />
      <Card as="section">
        <EnteredFacts input={input} />
      </Card>
      <p>
        {orderId ? (
          <Trans>
            Ihr Widerruf geht an den Händler weiter. Er meldet sich wegen einer Abholung oder Rückzahlung bei Ihnen.
          </Trans>
        ) : (
          <Trans>
            Steht in der Bestätigung ein Knopf, öffnen Sie ihn bitte: Danach geht Ihr Widerruf sofort an den Händler.
            Ohne Knopf ordnet ihn unser Kundendienst zu. Für die Frist zählt in beiden Fällen der Eingang.
          </Trans>
        )}
      </p>
      <div className={styles.actions}>
        <Button onClick={() => window.print()}>
          <Trans>Drucken</Trans>
        </Button>
        <LinkButton href="/">
          <Trans>Startseite</Trans>
        </LinkButton>
      </div>
    </div>
  );
}
