/** What the double does with a request. */
export type Behaviour = 'accept' | 'refuse' | 'fail' | 'stay-silent' | 'answer-late';

/** By the payer's last name, so that a browser test chooses by what it types; without case. */
const BY_LAST_NAME: Readonly<Record<string, Behaviour>> = {
  ablehnung: 'refuse',
  ausfall: 'fail',
  stille: 'stay-silent',
  nachzügler: 'answer-late',
};

/** Every other name is accepted. */
export const behaviourOf = (lastName: string): Behaviour =>
  BY_LAST_NAME[lastName.trim().toLocaleLowerCase('de')] ?? 'accept';
