import { ACCOUNT_DELETED_PATH } from '@heizplatz/routes';

/** By a new document: the account is deleted, and so is its data in this document's memory. */
export const redirectAfterDeletion = (): void => location.assign(ACCOUNT_DELETED_PATH);
