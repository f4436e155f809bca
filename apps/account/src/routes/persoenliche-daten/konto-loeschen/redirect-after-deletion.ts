import { ACCOUNT_DELETED_PATH } from '@heizplatz/routes';

/** By a new document: the account is gone, and so is what this one remembers of it. */
export const redirectAfterDeletion = (): void => location.assign(ACCOUNT_DELETED_PATH);
