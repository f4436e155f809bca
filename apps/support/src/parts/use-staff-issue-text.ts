import { type IssueWords, useIssueText } from '@heizplatz/order-ui';
import { msg } from '@lingui/core/macro';

/** Codes of staff's forms; a screen with codes of its own adds its lines. */
const WORDS: IssueWords = {
  EMAIL_INV: msg`Das ist keine E-Mail-Adresse.`,
  DATE_INV: msg`Das ist kein Tag.`,
  NUMBER_INV: msg`Das ist keine Zahl.`,
  ROLE_REQ: msg`Bitte wählen Sie mindestens eine Rolle.`,
  TOO_SHORT: msg`Das ist zu kurz.`,
  VALUE_MIN: msg`Dieser Wert ist zu klein.`,
  VALUE_MAX: msg`Dieser Wert ist zu groß.`,
  NAME_TAKEN: msg`Einen Händler mit diesem Namen gibt es schon.`,
  KEY_TAKEN: msg`Diesen Schlüssel hat schon eine andere Filiale.`,
  KEY_INV: msg`Nur kleine Buchstaben, Ziffern und Bindestriche, mindestens ein Buchstabe.`,
  IBAN_INV: msg`Das ist keine gültige IBAN.`,
  QR_IBAN_INV: msg`Das ist keine QR-IBAN.`,
  CREDITOR_INV: msg`Das ist keine Gläubiger-ID.`,
  CREDITOR_MISSING: msg`SEPA-Lastschrift braucht eine Gläubiger-ID in den Stammdaten.`,
  KIND_INV: msg`Diese Zahlungsart gibt es in diesem Land nicht.`,
  YEAR_INV: msg`Bitte ein Jahr zwischen 1800 und 2100.`,
  DAYS_INV: msg`Bitte zwischen 1 und 60 Tagen.`,
  ZONE_INV: msg`Zonen gehen von 0 bis 9.`,
  PRICE_INV: msg`Bitte ein Betrag bis 100.000.`,
  PERCENT_INV: msg`Bitte zwischen 50 und 300 %.`,
  WEIGHT_INV: msg`Bitte zwischen 100 und 2.000 kg.`,
  DATE_PAST: msg`Dieser Tag ist schon vorbei.`,
  JUMP: msg`Der Preis ändert sich um mehr als 15 %. Bitte bestätigen Sie das unten.`,
  PDF_ONLY: msg`AGB und Datenschutzhinweise bitte als PDF.`,
  FILE_TYPE: msg`Bitte ein PDF oder ein Bild (PNG, JPEG, WebP).`,
  AMOUNT_INV: msg`Bitte ein Betrag mit höchstens zwei Nachkommastellen, nicht 0.`,
  ORDER_NXT: msg`Dieser Händler hat keine solche Bestellung.`,
  RATE_INV: msg`Bitte 0 bis 30 % mit höchstens zwei Nachkommastellen.`,
  RATE_TAKEN: msg`Für diesen Tag gibt es schon einen Satz.`,
  RATE_MONTH_CLOSED: msg`Dieser Monat ist schon abgeschlossen.`,
  DEALER_NXT: msg`Diesen Händler gibt es nicht.`,
  FILE_INV: msg`Die Datei ist unvollständig angekommen.`,
};

/** A field's code in words. */
export const useStaffIssueText = () => useIssueText(WORDS);
