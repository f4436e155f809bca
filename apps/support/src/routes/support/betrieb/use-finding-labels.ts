import type { OperationFinding } from '@heizplatz/contract';
import { useLingui } from '@lingui/react/macro';

interface FindingLabels {
  /** What is looked at. */
  readonly title: string;
  /** How it stands; with the number where one is counted. */
  readonly state: string;
  /** What the time beside it means. */
  readonly since: string;
  /** Empty where nothing is to be done. */
  readonly advice: string;
}

/** A finding's message for users; its codes are the API's. */
export function useFindingLabels(): (finding: OperationFinding) => FindingLabels {
  const { t } = useLingui();
  return ({ Kind, Status, Subject, Count, Detail }) => {
    const count = Count ?? 0;
    const isGood = Status === 'serves';
    const advise = (advice: string) => (isGood ? '' : advice);
    const [running, stopped] = [t`läuft`, t`steht still`];
    switch (Kind) {
      case 'node':
        return { title: t`Server ${Subject}`, state: running, since: t`gestartet`, advice: '' };
      case 'release':
        return {
          title: t`Oberfläche: ${Subject}`,
          state: isGood ? t`wird ausgeliefert` : (Detail ?? t`kann nicht ausgeliefert werden`),
          since: Detail === null ? t`gebaut` : Status === 'waits' ? t`seit` : t`gemeldet`,
          advice: advise(t`Unter „Releases“ den Grund lesen und eine frühere Version ausliefern.`),
        };
      case 'prices':
        return {
          title: t`Preise auf .${Subject}`,
          state: isGood ? t`aktuell` : t`veraltet`,
          since: t`zuletzt geändert`,
          advice: advise(t`Händler nach ihren Preisen fragen; unter „Händler“ steht, wer zuletzt geändert hat.`),
        };
      case 'orders':
        return {
          title: t`Bestellungen auf .${Subject}`,
          state: t`${count} in 24 Stunden`,
          since: t`letzte`,
          advice: advise(t`Selbst eine Bestellung versuchen: Vielleicht hält etwas die Kunden auf.`),
        };
      case 'overdue-orders':
        return {
          title: t`Bestellungen ohne Antwort`,
          state: isGood ? t`keine überfällig` : t`${count} überfällig`,
          since: t`seit`,
          advice: advise(t`Unter „Aufträge“ nachsehen, ob die Überwachung der Antworten scheitert.`),
        };
      case 'mails':
        return {
          title: t`Postausgang`,
          state: count === 0 ? t`nichts wartet` : isGood ? t`${count} warten kurz` : t`${count} warten zu lange`,
          since: t`älteste`,
          advice: advise(t`Den Mailserver prüfen; was wartet, geht von selbst hinaus, sobald er annimmt.`),
        };
      case 'failed-mails':
        return {
          title: t`Unzustellbare Mails`,
          state: isGood ? t`keine in 24 Stunden` : t`${count} in 24 Stunden`,
          since: '',
          advice: advise(t`Im Postausgang die Adressen prüfen und die Mails noch einmal senden.`),
        };
      case 'feed':
        return {
          title: Subject === '' ? t`Preisdateien der Händler` : t`Preisdateien von ${Subject}`,
          state: isGood ? t`${count} Programme liefern` : stopped,
          since: t`zuletzt geliefert`,
          advice: advise(t`Den Händler anrufen: Sein Programm liefert keine Preise mehr.`),
        };
      case 'price-files':
        return {
          title: t`Angehaltene Preisdateien`,
          state: isGood ? t`keine` : t`${count} warten`,
          since: t`älteste`,
          advice: advise(t`Die Dateien mit Preissprung ansehen und übernehmen oder ablehnen.`),
        };
      case 'other':
        return {
          title: t`Sonstiges`,
          state: isGood ? running : (Detail ?? t`bitte nachsehen`),
          since: t`seit`,
          advice: '',
        };
      case 'jobs':
        return {
          title: Subject === '' ? t`Aufträge` : t`Aufträge: ${Subject}`,
          state: isGood ? running : Status === 'stopped' ? t`${count} gescheitert` : t`${count} warten`,
          since: '',
          advice: advise(t`Unter „Aufträge“ den Fehler lesen und wiederholen.`),
        };
    }
  };
}
