import type { DeliveredWeight } from '@heizplatz/contract';
import { Trans } from '@lingui/react/macro';
import { weightDeviation } from './weight-deviation';

interface DeliveredRuleProps {
  readonly delivered: DeliveredWeight;
  readonly reader: 'customer' | 'dealer';
}

/** Why the delivered amount costs what it costs (rule ORDER-03). */
export function DeliveredRule({ delivered, reader }: DeliveredRuleProps) {
  const { rule } = weightDeviation(delivered);
  if (delivered.IsToConfirm)
    return (
      <p className="quiet">{reader === 'customer' ? <YourWord {...delivered} /> : <TheirWord {...delivered} />}</p>
    );
  return (
    <p className="quiet">
      <Trans>Abgerechnet wird, was geliefert wurde; die Liefergebühr bleibt gleich.</Trans>{' '}
      {rule === 'within' && <Trans>Bis 10 % mehr oder weniger gilt der vereinbarte Preis je Einheit.</Trans>}
      {rule === 'below' && (
        <Trans>
          Bei mehr als 10 % weniger gilt der Preis der gelieferten Menge, wenn der Händler das beim Angebot gesagt hat.
        </Trans>
      )}
      {rule === 'above' && (reader === 'customer' ? <YourConsent {...delivered} /> : <TheirConsent {...delivered} />)}
    </p>
  );
}

function YourWord({ Consent: consent }: DeliveredWeight) {
  if (consent === false)
    return (
      <Trans>
        Sie haben die gemeldete Menge nicht bestätigt. Unser Kundendienst klärt, was ankam; bis dahin wird nichts
        abgerechnet.
      </Trans>
    );
  return (
    <Trans>
      Gemeldet wurde mehr als 10 % weniger, als Sie bestellt haben. Bis Sie oder unser Kundendienst die Menge
      bestätigen, wird nichts abgerechnet.
    </Trans>
  );
}

function TheirWord({ Consent: consent }: DeliveredWeight) {
  if (consent === false)
    return (
      <Trans>
        Der Kunde hat die gemeldete Menge nicht bestätigt. Unser Kundendienst klärt, was ankam; bis dahin zählt die
        bestellte.
      </Trans>
    );
  return (
    <Trans>
      Gemeldet ist mehr als 10 % weniger, als bestellt war. Bis der Kunde oder unser Kundendienst die Menge bestätigt,
      zählt die bestellte.
    </Trans>
  );
}

function YourConsent({ Consent: consent }: DeliveredWeight) {
  if (consent === true) return <Trans>Sie haben der Mehrmenge zugestimmt.</Trans>;
  if (consent === false) return <Trans>Sie haben der Mehrmenge nicht zugestimmt: sie wird nicht berechnet.</Trans>;
  return (
    <Trans>
      Es wurde mehr als 10 % mehr geliefert als bestellt. Ohne Ihr Ja wird nichts über der bestellten Menge berechnet.
    </Trans>
  );
}

function TheirConsent({ Consent: consent }: DeliveredWeight) {
  if (consent === true) return <Trans>Der Kunde hat der Mehrmenge zugestimmt.</Trans>;
  if (consent === false) return <Trans>Der Kunde hat der Mehrmenge nicht zugestimmt: sie wird nicht berechnet.</Trans>;
  return (
    <Trans>
      Es wurde mehr als 10 % mehr geliefert als bestellt. Der Kunde ist gefragt; ohne sein Ja wird nichts über der
      bestellten Menge berechnet.
    </Trans>
  );
}
