/** The major of the contract's version: a release and what it calls have the same one. */
export const CONTRACT_VERSION = 1;

/** Raised by each addition; a release needs what it was built with, or more. */
const CONTRACT_MINOR = 11;

/** By semver; `npm run contract -- --check` compares it with the report of all calls (docs/decisions/0074). */
export const CONTRACT_SEMVER = `${CONTRACT_VERSION}.${CONTRACT_MINOR}.0` as const;
