/** What differs in Denmark (libs/country/src/sites.ts). */
export const DANISH_SITE = `  4: {
    countryId: 4,
    locale: 'de',
    htmlLang: 'de-DK',
    iso: 'DK',
    domainExt: 'dk',
    defaultProductId: 20,
    countryName: 'Dänemark',
    inCountry: 'in Dänemark',
    toCountry: 'nach Dänemark',
    currency: { symbol: 'kr.', code: 'DKK', sub: 'Öre' },
    numberSigns: { group: '.', decimal: ',', symbolFirst: false },
    zipDigits: 4,
    zipPattern: '^[0-9]{4}$',
    customerPhone: '+45 70 00 00 00',
    pressPhone: '+45 70 00 00 01',
    trustedShopsId: 'DEMO-RATING-DK',
    analyticsIds: { measurement: 'DEMO-MEASUREMENT-DK', tags: 'DEMO-TAGS-DK' },
    developmentHosts: ['dk.localhost'],
    productionHost: host('dk'),
    timeZone: 'Europe/Copenhagen',
  },
`;

export const DANISH_WORDING = `  4: {
    ...GERMAN,
    taxNumber: 'CVR-Nummer',
    confirmationLaw: '',
    contractLaw: 'Es gilt dänisches Recht. Zwingende Rechte von Verbrauchern bleiben unberührt.',
  },
`;

export const DANISH_PAGES = `  DK: {
    labels: {
      lorry: 'Lastwagen',
      oil: 'Heizöl',
      chips: 'Hackschnitzel',
      firewood: 'Kaminholz',
      cleanUp: 'Schornsteinfeger',
    },
    takeBack: 'Vor der Lieferung jederzeit kostenlos, danach binnen 14 Tagen nach Erhalt.',
    takeBackLink: [WITHDRAW_PATH, 'Vertrag widerrufen', 'ohne Anmeldung, ohne Begründung'],
    withdrawal: 'Verbraucher können den Vertrag mit dem Händler binnen 14 Tagen nach Erhalt der Ware widerrufen.',
    contractLaw: 'Es gilt dänisches Recht. Zwingende Rechte von Verbrauchern bleiben unberührt.',
    payments: ['Rechnung des Händlers: zahlbar nach der Lieferung, die Frist steht bei der Zahlungsart.'],
    notDelivered: 'Nicht beliefert werden Grönland und die Färöer.',
    accessibilityLaw: 'Das dänische Gesetz über Barrierefreiheit verlangt Angebote, die alle nutzen können.',
    accessibilityAuthority: 'Beschwerden nimmt die Digitaliseringsstyrelsen entgegen.',
    privacyTitle: 'Datenschutz',
    privacy: { ...GDPR, declared: WITHDRAWN, authority: 'Beschwerden nimmt Datatilsynet entgegen.' },
    directors: 'Geschäftsführung',
    taxNumber: 'CVR-Nummer',
  },
`;

export const DANISH_PRIVACY = `  4: {
    ...GDPR,
    retention: 'Belege bewahren wir fünf Jahre auf. Danach löschen wir sie.',
    authority: 'Beschweren können Sie sich bei Datatilsynet.',
  },
`;

export const DANISH_OPERATOR = `  4: {
    company: \`\${BRAND} Danmark ApS\`,
    address: 'Træpillevej 3, 2100 København',
    directors: 'Karen Dyssegaard',
    register: 'CVR 00000000',
    taxNumber: 'DK00000000',
    email: EMAIL,
    isDemo: true,
  },
`;
