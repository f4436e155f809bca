type Texts = Readonly<Record<string, string>>;
const NONE: Texts = {};

/** Errors of the federation keep their codes, which its documentation explains. */
export { NONE as buildDescMap, NONE as errorDescMap, NONE as runtimeDescMap, NONE as typeDescMap };
