import { type IssueLabels, useIssueText as useWordsOf } from '@heizplatz/form-ui';
import { msg } from '@lingui/core/macro';

/** Codes that only the commands on an order have. */
const LABELS: IssueLabels = {
  DATE_INV: msg`Bitte geben Sie einen möglichen Tag an.`,
  DATE_FREE: msg`An diesem Tag liefert der Händler nicht.`,
  DATE_PAST: msg`Dieser Tag ist vorbei.`,
  TIME_INV: msg`Bitte geben Sie eine Uhrzeit an.`,
  TIME_ORDER: msg`Das Ende muss nach dem Anfang liegen.`,
  AMOUNT_REQ: msg`Bitte geben Sie die gelieferte Menge an.`,
  AMOUNT_MIN: msg`Bitte geben Sie die gelieferte Menge an.`,
  AMOUNT_MAX: msg`Diese Menge ist zu groß.`,
  FILE_TYPE: msg`Diese Datei kann nicht gelesen werden.`,
  PDF_ACTIVE: msg`Dieses PDF enthält Skripte, eingebettete Dateien oder eine Verschlüsselung. Bitte drucken Sie es als PDF und wählen Sie die neue Datei.`,
  FILE_BROKEN: msg`Diese Datei kann nicht gelesen werden.`,
  FILE_LARGE: msg`Das Bild hat mehr als 50 Millionen Bildpunkte.`,
  FILE_COMPLEX: msg`Diese Datei ist so aufwendig gebaut, dass sie sich nicht prüfen lässt. Bitte speichern Sie sie neu und wählen Sie die neue Datei.`,
  TOO_LARGE: msg`Die Datei ist größer als 5 MB.`,
};

/** The message for a field's code. */
export const useActionIssueText = () => useWordsOf(LABELS);
