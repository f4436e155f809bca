export { actingToken } from '../identity/testing/acting-token';
export { addressInput } from '../identity/testing/addresses';
export { guest, startOrdering } from '../identity/testing/guests';
export { kindsTo, mailedToken, mailsTo } from '../identity/testing/mailed';
export { insertCustomer, loggedIn, PASSWORD } from '../identity/testing/visitors';
export { passkeyOf } from '../passkeys/testing/passkey-of';
