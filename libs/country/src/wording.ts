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
  /** A cubic metre of stacked wood. */
  readonly stackedMetre: string;
  /** Where a county is governed. */
  readonly countySeat: string;
}

const GERMAN: Wording = {
  offers: 'Angebote',
  anOffer: 'ein Angebot',
  withAnOffer: 'mit einem Angebot',
  forThisOffer: 'für dieses Angebot',
  lorry: 'Lkw',
  stackedMetre: 'Raummeter',
  countySeat: 'Sitz',
};

export const WORDING: Readonly<Record<CountryId, Wording>> = {
  1: GERMAN,
  2: GERMAN,
  3: {
    offers: 'Offerten',
    anOffer: 'eine Offerte',
    withAnOffer: 'mit einer Offerte',
    forThisOffer: 'für diese Offerte',
    lorry: 'Lastwagen',
    stackedMetre: 'Ster',
    countySeat: 'Hauptort',
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
