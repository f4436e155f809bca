/** Raised by one when an existing call's wire changes so that an older remote would break; a release names the one it was built with. */
export const CONTRACT_VERSION = 1;
