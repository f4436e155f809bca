import type { AccessQuestion, IncludedAccess, DeliveryPointAccessInput } from '@heizplatz/contract';
import { deliveryPointField } from './access-conditions';

/** The field for the price that was accepted with the answers, without JavaScript. */
export const ACCEPTED_TOTAL = 'AcceptedTotalPrice';

/** The form interface of a group of questions: one delivery point's answers. */
export interface AccessPart {
  readonly answers: DeliveryPointAccessInput;
  /** What the offer is made for. */
  readonly included: IncludedAccess;
  readonly change: (part: Partial<DeliveryPointAccessInput>) => void;
  readonly getId: (field: string) => string;
  readonly getError: (field: string) => string | undefined;
}

export interface AccessPartSource extends Pick<AccessPart, 'answers' | 'included' | 'change'> {
  /** From 0. */
  readonly deliveryPoint: number;
  readonly getText: (fieldId: string) => string | undefined;
}

export const accessPart = ({ deliveryPoint, getText, ...part }: AccessPartSource): AccessPart => ({
  ...part,
  getId: (field) => deliveryPointField(deliveryPoint, field),
  getError: (field) => getText(deliveryPointField(deliveryPoint, field)),
});

export const isUnknown = ({ UnknownAnswers = [] }: DeliveryPointAccessInput, question: AccessQuestion): boolean =>
  UnknownAnswers.includes(question);

/** The unknown answers after one question is marked as unknown, or no longer is. */
export const addUnknown = (
  { UnknownAnswers = [] }: DeliveryPointAccessInput,
  question: AccessQuestion,
  unknown: boolean,
): Pick<DeliveryPointAccessInput, 'UnknownAnswers'> => {
  const others = UnknownAnswers.filter((one) => one !== question);
  return { UnknownAnswers: unknown ? [...others, question] : others };
};
