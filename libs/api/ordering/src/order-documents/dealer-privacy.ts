import type { CountryId } from '@heizplatz/contract';
import { BRAND } from '@heizplatz/country';
import { heading, list, sellerLine, spelledFor, text, type LegalDocument } from './legal-document';
import type { Seller } from '../order/seller-repository';

interface Law {
  readonly basis: string;
  readonly retention: string;
  readonly rights: string;
  readonly authority: string;
}

const GDPR = {
  basis:
    'Grundlage ist der Vertrag mit Ihnen und was ihm vorausgeht (Art. 6 Abs. 1 lit. b DSGVO), für Belege das Gesetz (lit. c).',
  rights:
    'Sie können von uns Auskunft, Berichtigung, Löschung, Einschränkung und die Übertragung Ihrer Daten verlangen (Art. 15 bis 20 DSGVO).',
};

/** How long orders are retained: DE 8 and 6, AT 7, CH 10 years (rule DATA-02). */
const LAWS: Readonly<Record<CountryId, Law>> = {
  1: {
    ...GDPR,
    retention: 'Belege bewahren wir acht Jahre auf, Geschäftsbriefe sechs (§147 AO, §257 HGB). Danach löschen wir sie.',
    authority: 'Beschweren können Sie sich bei jeder Datenschutzaufsicht, auch bei der Ihres Bundeslandes.',
  },
  2: {
    ...GDPR,
    retention: 'Belege bewahren wir sieben Jahre auf (§132 BAO). Danach löschen wir sie.',
    authority: 'Beschweren können Sie sich bei der Österreichischen Datenschutzbehörde in Wien.',
  },
  3: {
    basis: 'Wir bearbeiten Ihre Daten nach dem Datenschutzgesetz (DSG), um den Vertrag mit Ihnen zu erfüllen.',
    retention: 'Belege bewahren wir zehn Jahre auf (Art. 958f OR). Danach löschen wir sie.',
    rights:
      'Sie können von uns Auskunft, Berichtigung, Löschung und die Herausgabe Ihrer Daten verlangen (Art. 25 bis 32 DSG).',
    authority: 'Anzeigen nimmt der Eidgenössische Datenschutz- und Öffentlichkeitsbeauftragte (EDÖB) in Bern entgegen.',
  },
};

/**
 * How the dealer processes the order's data, a template of the demo; a production start requires the dealer's own.
 */
export function dealerPrivacy(seller: Seller, country: CountryId): LegalDocument {
  const { basis, retention, rights, authority } = LAWS[country];
  return spelledFor(country, {
    fileName: 'Datenschutz.pdf',
    title: `Datenschutz bei ${seller.company}`,
    blocks: [
      heading('Verantwortlich'),
      text(`${sellerLine(seller)}. Für die Vermittlung der Bestellung ist ${BRAND} selbst verantwortlich.`),
      heading('Welche Daten, und wozu'),
      text(`Von ${BRAND} bekommen wir, was Sie bei der Bestellung angegeben haben:`),
      list(
        'Name, Liefer- und Rechnungsadresse, Telefon und E-Mail, um zu liefern und Sie zu erreichen',
        'Angaben zu Zufahrt, Schlauch und Lager, damit das passende Fahrzeug kommt',
        'Ware, Menge, Preis und Zahlungsart, bei einer Lastschrift die IBAN und das Mandat, um abzurechnen',
      ),
      text(basis),
      heading('Wer sie noch bekommt'),
      text(
        'Wer für uns fährt, unsere Bank und unsere Steuerberatung bekommen, was sie für ihre Aufgabe brauchen. Sonst geben wir nichts weiter, und wir werben damit nicht.',
      ),
      heading('Wie lange wir sie aufbewahren'),
      text(retention),
      heading('Ihre Rechte'),
      text(rights),
      text(authority),
    ],
  });
}
