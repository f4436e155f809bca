import type { AccessQuestion, IncludedAccess, StationAccessInput } from '@heizplatz/contract';
import { stationField } from './access-conditions';

/** Under it the price is sent that was accepted with the answers, where no script does. */
export const ACCEPTED_TOTAL = 'AcceptedTotalPrice';

/** What a group of questions needs of the form: one delivery point's answers. */
export interface AccessPart {
  readonly answers: StationAccessInput;
  /** What the offer is made for. */
  readonly included: IncludedAccess;
  readonly change: (part: Partial<StationAccessInput>) => void;
  readonly getId: (field: string) => string;
  readonly getError: (field: string) => string | undefined;
}

export interface AccessPartSource extends Pick<AccessPart, 'answers' | 'included' | 'change'> {
  /** From 0. */
  readonly station: number;
  readonly getText: (fieldId: string) => string | undefined;
}

export const accessPart = ({ station, getText, ...part }: AccessPartSource): AccessPart => ({
  ...part,
  getId: (field) => stationField(station, field),
  getError: (field) => getText(stationField(station, field)),
});

export const isUnknown = ({ UnknownAnswers = [] }: StationAccessInput, question: AccessQuestion): boolean =>
  UnknownAnswers.includes(question);

/** The questions that stay unanswered when one is answered, or is not. */
export const addUnknown = (
  { UnknownAnswers = [] }: StationAccessInput,
  question: AccessQuestion,
  unknown: boolean,
): Pick<StationAccessInput, 'UnknownAnswers'> => {
  const others = UnknownAnswers.filter((one) => one !== question);
  return { UnknownAnswers: unknown ? [...others, question] : others };
};
