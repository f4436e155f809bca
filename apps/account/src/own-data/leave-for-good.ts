import { ACCOUNT_PATHS } from '../account-paths';

/** By a new document: the account is gone, and so is what this one remembers of it. */
export const leaveForGood = (): void => location.assign(ACCOUNT_PATHS.accountDeleted);
