export { impersonationToken } from '../users/testing/impersonation-token';
export { addressInput } from '../users/testing/addresses';
export { guest, startOrdering } from '../users/testing/guests';
export { kindsTo, mailedToken, mailsTo } from '../users/testing/mailed';
export { insertCustomer, loggedIn, PASSWORD } from '../users/testing/visitors';
export { getPasskey } from '../passkeys/testing/get-passkey';
