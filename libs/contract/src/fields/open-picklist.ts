import * as v from 'valibot';

/** What a reader takes a code of a response for that it does not know. */
export const OTHER_CODE = 'other';

/** The message of an issue that a reader mends (`readResponse` of libs/api-client). */
export const UNKNOWN_CODE = 'UNKNOWN_CODE';

/** What a reader gets of an enumeration that is open. */
export type Open<Code> = Code | typeof OTHER_CODE;

type Codes = readonly (string | number)[];

/**
 * An enumeration of a response that may get more values with a minor of the contract: a reader that does not know one
 * gets 'other', which its screen names. Requests take the picklist itself, which refuses what it does not know.
 */
export const openPicklist = <const Options extends Codes>({
  options,
}: v.PicklistSchema<Options, v.ErrorMessage<v.PicklistIssue> | undefined>) =>
  v.picklist<readonly Open<Options[number]>[], typeof UNKNOWN_CODE>(
    [...options.filter((option) => option !== OTHER_CODE), OTHER_CODE],
    UNKNOWN_CODE,
  );
