import { BRAND, byCountry } from '@heizplatz/country';
import type { CountryId } from '@heizplatz/contract';

/** Who runs the marketplace in a country, as imprint and privacy notice name it. */
export interface Operator {
  readonly company: string;
  readonly address: string;
  readonly directors: string;
  readonly register: string;
  readonly taxNumber: string;
  readonly email: string;
  /** The pages then say that nothing of it is real. */
  readonly isDemo: boolean;
}

const EMAIL = 'service@example.com';

/** Invented companies; no register has these numbers. */
export const DEMO_OPERATORS: Readonly<Record<CountryId, Operator>> = {
  1: {
    company: `${BRAND} Deutschland GmbH`,
    address: 'Am Holzspeicher 12, 10115 Berlin',
    directors: 'Henrike Allmendinger',
    register: 'Amtsgericht Charlottenburg, HRB 000000 B',
    taxNumber: 'DE000000000',
    email: EMAIL,
    isDemo: true,
  },
  2: {
    company: `${BRAND} Österreich GmbH`,
    address: 'Pelletgasse 7, 1030 Wien',
    directors: 'Leopold Hirschmugl',
    register: 'Handelsgericht Wien, FN 000000 a',
    taxNumber: 'ATU00000000',
    email: EMAIL,
    isDemo: true,
  },
  3: {
    company: `${BRAND} Schweiz AG`,
    address: 'Scheiterweg 3, 8005 Zürich',
    directors: 'Regula Zumthurm',
    register: 'Handelsregisteramt des Kantons Zürich, CHE-000.000.000',
    taxNumber: 'CHE-000.000.000 MWST',
    email: EMAIL,
    isDemo: true,
  },
};

const OPEN: Operator = {
  company: '[Firma mit Rechtsform]',
  address: '[Straße, Hausnummer, Postleitzahl, Ort]',
  directors: '[vertretungsberechtigte Personen]',
  register: '[Register und Nummer]',
  taxNumber: '[Umsatzsteuernummer]',
  email: '[E-Mail-Adresse]',
  isDemo: false,
};

/** What a production start shows until its operator has entered its own. */
export const OPEN_OPERATORS: Readonly<Record<CountryId, Operator>> = byCountry(() => OPEN);

/** Demo names invented operators; elsewhere brackets stand where the operator's own belongs. */
export const getOperators = (mode: string): Readonly<Record<CountryId, Operator>> =>
  mode === 'demo' ? DEMO_OPERATORS : OPEN_OPERATORS;
