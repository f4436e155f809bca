/** What the double does with a question. */
export type Behaviour = 'offer' | 'not-served' | 'fail' | 'stay-silent' | 'talk-nonsense';

/** By the postcode's last digit, so that a browser test chooses by what it types. */
const BY_LAST_DIGIT: Readonly<Record<string, Behaviour>> = {
  6: 'talk-nonsense',
  7: 'stay-silent',
  8: 'fail',
  9: 'not-served',
};

/** Every other postcode is served. */
export const getBehaviour = (zip: string): Behaviour => BY_LAST_DIGIT[zip.at(-1) ?? ''] ?? 'offer';
