import type { Site } from '@heizplatz/country';
import { WITHDRAW_PATH, WITHDRAWAL_NOTICE_PATH } from '@heizplatz/routes';

interface PrivacyLaw {
  readonly bases: string;
  readonly authority: string;
  readonly rights: string;
  /** What only this country's customers may declare. */
  readonly declared: string;
}

/** What the pages say otherwise in each country, since its law or its language does. */
interface CountryTexts {
  /** What things are called (rule SITE-06). */
  readonly labels: Readonly<Record<'lorry' | 'oil' | 'chips' | 'firewood' | 'cleanUp', string>>;
  /** Until when an order can be taken back; its page with name and note; and as the terms say it. */
  readonly takeBack: string;
  readonly takeBackLink: readonly [path: string, name: string, note: string];
  readonly withdrawal: string;
  readonly contractLaw: string;
  /** The dealer's own ways to pay. */
  readonly payments: readonly string[];
  readonly notDelivered: string;
  readonly accessibilityLaw: string;
  readonly accessibilityAuthority: string;
  readonly privacyTitle: string;
  readonly privacy: PrivacyLaw;
  /** Headings of the imprint. */
  readonly directors: string;
  readonly taxNumber: string;
}

const WITHDRAWN = 'Für einen Widerruf: was Sie darin erklären, und wann er einging.';

const GDPR = {
  bases:
    'Grundlage ist bei Bestellung und Konto der Vertrag mit Ihnen (Art. 6 Abs. 1 lit. b DSGVO), bei Aufbewahrungsfristen das Gesetz (lit. c), bei Sicherheit und Fehlersuche unser Interesse an einem zuverlässigen Betrieb (lit. f).',
  rights:
    'Sie können Auskunft, Berichtigung, Löschung, Einschränkung und die Übertragung Ihrer Daten verlangen und einer Verarbeitung aus unserem Interesse widersprechen (Art. 15 bis 21 DSGVO).',
};

const SEPA =
  'SEPA-Lastschrift: Der Händler zieht den Betrag nach dem Wiegen ein und kündigt das mit der Rechnung an. Das Mandat erteilen Sie ihm bei der Bestellung.';

export const COUNTRY_TEXTS: Readonly<Record<Site['iso'], CountryTexts>> = {
  DE: {
    labels: {
      lorry: 'Lastwagen',
      oil: 'Heizöl',
      chips: 'Hackschnitzel',
      firewood: 'Kaminholz',
      cleanUp: 'Schornsteinfeger',
    },
    takeBack:
      'Vor der Lieferung jederzeit kostenlos, danach binnen 14 Tagen nach Erhalt, solange sich die Ware nicht untrennbar vermischt hat. Unter „Vertrag widerrufen“ am Fuß jeder Seite steht, wie es geht.',
    takeBackLink: [WITHDRAW_PATH, 'Vertrag widerrufen', 'ohne Anmeldung, ohne Begründung'],
    withdrawal:
      'Verbraucher können den Vertrag mit dem Händler binnen 14 Tagen nach Erhalt der Ware widerrufen, vor der Lieferung jederzeit und kostenlos. Näheres steht in der Widerrufsbelehrung.',
    contractLaw:
      'Es gilt deutsches Recht. Der Schutz, den das Recht Ihres Wohnsitzes Verbrauchern zwingend gibt, bleibt unberührt.',
    payments: ['Rechnung des Händlers: zahlbar nach der Lieferung, die Frist steht bei der Zahlungsart.', SEPA],
    notDelivered:
      'Nicht beliefert werden Helgoland und Büsingen am Hochrhein, die nicht zum deutschen Steuer- oder Zollgebiet gehören. Auf andere Inseln liefern nur wenige Händler.',
    accessibilityLaw:
      'Das Barrierefreiheitsstärkungsgesetz (BFSG) verlangt, dass Angebote im elektronischen Geschäftsverkehr für alle nutzbar sind.',
    accessibilityAuthority:
      'Antworten wir nicht oder nicht zufriedenstellend, können Sie sich an die Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen in Magdeburg wenden.',
    privacyTitle: 'Datenschutz',
    privacy: {
      ...GDPR,
      declared: WITHDRAWN,
      authority:
        'Beschwerden nimmt jede Datenschutzaufsicht entgegen, für Berlin die Berliner Beauftragte für Datenschutz und Informationsfreiheit.',
    },
    directors: 'Geschäftsführung',
    taxNumber: 'Umsatzsteuer-Identifikationsnummer',
  },
  AT: {
    labels: {
      lorry: 'Lkw',
      oil: 'Heizöl Extraleicht',
      chips: 'Hackgut',
      firewood: 'Scheitholz',
      cleanUp: 'Rauchfangkehrer',
    },
    takeBack:
      'Vor der Lieferung jederzeit kostenlos, danach binnen 14 Tagen nach Erhalt, solange sich die Ware nicht untrennbar vermischt hat. Unter „Vertrag widerrufen (Rücktritt)“ am Fuß jeder Seite steht, wie es geht.',
    takeBackLink: [WITHDRAW_PATH, 'Vertrag widerrufen (Rücktritt)', 'ohne Anmeldung, ohne Begründung'],
    withdrawal:
      'Verbraucher können vom Vertrag mit dem Händler binnen 14 Tagen nach Erhalt der Ware zurücktreten (§11 FAGG), vor der Lieferung jederzeit und kostenlos. Näheres steht in der Belehrung über das Rücktrittsrecht.',
    contractLaw:
      'Es gilt österreichisches Recht. Zwingende Rechte von Verbrauchern nach dem KSchG und dem FAGG bleiben unberührt.',
    payments: ['Rechnung des Händlers: zahlbar nach der Lieferung, die Frist steht bei der Zahlungsart.', SEPA],
    notDelivered:
      'Nicht beliefert werden Jungholz und das Kleinwalsertal, die auf der Straße nur über Deutschland erreichbar sind.',
    accessibilityLaw:
      'Das Barrierefreiheitsgesetz (BaFG) verlangt, dass Angebote im elektronischen Geschäftsverkehr für alle nutzbar sind.',
    accessibilityAuthority:
      'Antworten wir nicht oder nicht zufriedenstellend, können Sie sich an das Sozialministeriumservice wenden.',
    privacyTitle: 'Datenschutz',
    privacy: {
      ...GDPR,
      declared: WITHDRAWN,
      authority: 'Beschwerden nimmt die Österreichische Datenschutzbehörde in Wien entgegen.',
    },
    directors: 'Geschäftsführung',
    taxNumber: 'UID-Nummer',
  },
  CH: {
    labels: {
      lorry: 'Lastwagen',
      oil: 'Heizöl',
      chips: 'Hackschnitzel',
      firewood: 'Cheminéeholz',
      cleanUp: 'Kaminfeger',
    },
    takeBack:
      'Bis zur Annahme durch den Händler kostenlos, danach bis drei Werktage vor dem Liefertermin. Näheres steht unter „Stornierung“ am Fuß jeder Seite.',
    takeBackLink: [WITHDRAWAL_NOTICE_PATH, 'Stornierung', 'bis wann eine Bestellung zurückgenommen werden kann'],
    withdrawal:
      'Ein gesetzliches Widerrufsrecht gibt es bei Bestellungen im Internet nicht. Es gelten die Stornobedingungen des Händlers; unsere Händler räumen mindestens ein, was auf der Seite Stornierung steht.',
    contractLaw:
      'Es gilt schweizerisches Recht. Zwingende Gerichtsstände für Konsumentinnen und Konsumenten bleiben unberührt.',
    payments: [
      'Rechnung des Händlers mit QR-Einzahlungsschein: zahlbar nach der Lieferung, die Frist steht bei der Zahlungsart.',
    ],
    notDelivered: 'Nicht beliefert wird Samnaun, das vom Schweizer Zollgebiet ausgenommen ist.',
    accessibilityLaw:
      'Für private Anbieter gilt in der Schweiz das Verbot der Diskriminierung nach dem Behindertengleichstellungsgesetz (BehiG); wir halten uns an dieselben Regeln wie in der EU.',
    accessibilityAuthority:
      'Beraten werden Sie auch von den Fachstellen für die Gleichstellung von Menschen mit Behinderungen.',
    privacyTitle: 'Datenschutzerklärung',
    privacy: {
      declared: 'Für eine Stornierung: Ihr Grund und was Sie dazu schreiben.',
      bases:
        'Wir bearbeiten Ihre Daten nach dem Bundesgesetz über den Datenschutz (DSG): für Ihre Bestellung und Ihr Konto, soweit ein Gesetz es verlangt, und für einen sicheren Betrieb.',
      rights:
        'Sie können Auskunft, Berichtigung, Löschung und die Herausgabe Ihrer Daten verlangen und einer Bearbeitung widersprechen (Art. 25 bis 32 DSG).',
      authority:
        'Anzeigen nimmt der Eidgenössische Datenschutz- und Öffentlichkeitsbeauftragte (EDÖB) in Bern entgegen.',
    },
    directors: 'Vertreten durch',
    taxNumber: 'MWST-Nummer',
  },
};
