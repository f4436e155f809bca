/** What the double does with an authorisation. */
export type Behaviour = 'accept' | 'refuse' | 'fail' | 'stay-silent' | 'answer-late';

/** By the payer's last name, so that a browser test chooses by what it types; without case. */
const BY_LAST_NAME: Readonly<Record<string, Behaviour>> = {
  ablehnung: 'refuse',
  ausfall: 'fail',
  stille: 'stay-silent',
  nachzügler: 'answer-late',
};

/** What it does with the operations on an authorisation that it has accepted. */
export type OperationBehaviour = 'accept' | 'refuse' | 'refuse-more' | 'answer-late-once' | 'hang-up-once';

const OPERATIONS_BY_LAST_NAME: Readonly<Record<string, OperationBehaviour>> = {
  sperre: 'refuse',
  obergrenze: 'refuse-more',
  trödler: 'answer-late-once',
  abbruch: 'hang-up-once',
};

const normalise = (lastName: string): string => lastName.trim().toLocaleLowerCase('de');

/** Every other name is accepted. */
export const getBehaviour = (lastName: string): Behaviour => BY_LAST_NAME[normalise(lastName)] ?? 'accept';
export const getOperationBehaviour = (lastName: string): OperationBehaviour =>
  OPERATIONS_BY_LAST_NAME[normalise(lastName)] ?? 'accept';
