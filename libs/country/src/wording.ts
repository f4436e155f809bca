import type { CountryId } from './site.ts';
import type { WithdrawalName } from './country-rules.ts';

/** Words of one meaning that differ by country, for mails, papers and the API's texts; pages take theirs from catalogues. */
interface Wording {
  /** What dealers offer, and one of them in its cases. */
  readonly offers: string;
  readonly anOffer: string;
  readonly withAnOffer: string;
  readonly forThisOffer: string;
  readonly lorry: string;
  /** A cubic metre of stacked wood (rule GOODS-09). */
  readonly stackedMetre: string;
  /** Where a county is governed. */
  readonly countySeat: string;
  readonly taxName: string;
  /** What a dealer's number for mandates and its tax number are called. */
  readonly creditorNumber: string;
  readonly taxNumber: string;
  /** What the law wants beside every offer of credit; null: nothing. */
  readonly creditNotice: string | null;
  /** What wants an order by telephone confirmed in writing; empty: nothing. */
  readonly confirmationLaw: string;
  /** Which law a contract with a dealer is under, for its terms. */
  readonly contractLaw: string;
}

const GERMAN: Wording = {
  offers: 'Angebote',
  anOffer: 'ein Angebot',
  withAnOffer: 'mit einem Angebot',
  forThisOffer: 'für dieses Angebot',
  lorry: 'Lkw',
  stackedMetre: 'Raummeter',
  countySeat: 'Sitz',
  taxName: 'MwSt.',
  creditorNumber: 'Gläubiger-ID des Händlers',
  taxNumber: 'Steuernummer',
  creditNotice: null,
  confirmationLaw: '§ 312f Abs. 2 BGB',
  contractLaw: 'Es gilt deutsches Recht. An Verfahren vor einer Verbraucherschlichtungsstelle nehmen wir nicht teil.',
};

export const WORDING: Readonly<Record<CountryId, Wording>> = {
  1: GERMAN,
  2: {
    ...GERMAN,
    taxName: 'USt.',
    creditorNumber: 'Creditor-ID des Händlers',
    taxNumber: 'UID-Nummer',
    confirmationLaw: '§ 7 Abs. 3 FAGG',
    contractLaw: 'Es gilt österreichisches Recht. Zwingende Rechte von Verbrauchern bleiben unberührt.',
  },
  3: {
    offers: 'Offerten',
    anOffer: 'eine Offerte',
    withAnOffer: 'mit einer Offerte',
    forThisOffer: 'für diese Offerte',
    lorry: 'Lastwagen',
    stackedMetre: 'Ster',
    countySeat: 'Hauptort',
    taxName: 'MWST',
    creditorNumber: 'Gläubiger-ID des Händlers',
    taxNumber: 'MWST-Nummer',
    confirmationLaw: '',
    // Art. 3 UWG with Art. 36 KKG.
    creditNotice: 'Die Kreditvergabe ist verboten, falls sie zur Überschuldung führt (Art. 3 UWG).',
    contractLaw: 'Es gilt schweizerisches Recht. Zwingende Gerichtsstände bleiben unberührt.',
  },
};

/** What documents call the right, its exercise and its button. */
interface WithdrawalWords {
  readonly act: string;
  readonly button: string;
  readonly right: string;
  readonly exercise: string;
  readonly noticeTitle: string;
  /** The heading in terms, after its number. */
  readonly clause: string;
}

export const WITHDRAWAL_WORDS: Readonly<Record<WithdrawalName, WithdrawalWords>> = {
  Widerruf: {
    act: 'Widerruf',
    button: 'Vertrag widerrufen',
    right: 'Widerrufsrecht',
    exercise: 'Ausübung des Widerrufsrechts',
    noticeTitle: 'Widerrufsbelehrung',
    clause: 'Widerruf',
  },
  Rücktritt: {
    act: 'Widerruf (Rücktritt)',
    button: 'Vertrag widerrufen (Rücktritt)',
    right: 'Rücktrittsrecht',
    exercise: 'Ausübung des Rücktrittsrechts (Widerruf)',
    noticeTitle: 'Belehrung über das Rücktrittsrecht (Widerruf)',
    clause: 'Rücktritt (Widerruf)',
  },
};
