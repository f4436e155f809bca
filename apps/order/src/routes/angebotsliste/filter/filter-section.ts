import type { Surcharge } from '../surcharges/surcharges';

export interface FilterChoice extends Surcharge {
  /** What the form sends; '' is what the list shows without a choice. */
  readonly value: string;
  readonly label: string;
  /** Monthly rates of an instalment; null for everything else. */
  readonly months: number | null;
}

interface SectionBase {
  readonly id: string;
  /** An order needs it, and nothing is chosen yet. */
  readonly isMissing?: boolean;
  /** The server's name of it. */
  readonly name: string;
  readonly field: string;
}

export type SeveralSection = SectionBase & {
  readonly kind: 'several';
  readonly choices: readonly FilterChoice[];
  readonly chosen: readonly string[];
};
export type OneSection = SectionBase & {
  readonly kind: 'one';
  readonly choices: readonly FilterChoice[];
  readonly chosen: string;
};
export type SwitchSection = SectionBase & {
  readonly kind: 'switch';
  readonly isOn: boolean;
  readonly choice: FilterChoice;
};
export type DaySection = SectionBase & {
  readonly kind: 'day';
  readonly day: string;
  /** ISO days with deliveries there; empty until the server has responded. */
  readonly days: readonly string[];
  readonly choice: FilterChoice;
};

/** One thing that can be chosen beside postcode and amount: several, one of some, on or off, a day. */
export type FilterSection = SeveralSection | OneSection | SwitchSection | DaySection;

/** The names and values that a section stands for in the form's query as it is. */
export function sectionEntries(section: FilterSection): readonly (readonly [name: string, value: string])[] {
  const { field } = section;
  switch (section.kind) {
    case 'several':
      return section.chosen.map((value) => [field, value]);
    case 'one':
      return section.chosen === '' ? [] : [[field, section.chosen]];
    case 'switch':
      return section.isOn ? [[field, section.choice.value]] : [];
    case 'day':
      return section.day === '' ? [] : [[field, section.day]];
  }
}
