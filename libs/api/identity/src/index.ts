export { keepAccess, knownAccess, lastCheckedAddress } from './addresses/access-repository';
export { addressesDeleted } from './addresses/address-events';
export { addressFingerprint } from './addresses/address-fingerprint';
export {
  addressesOfUser,
  clearDefault,
  countAddresses,
  deleteAddresses,
  findAddress,
  insertAddress,
  updateAddress,
} from './addresses/address-repository';
export type { AddressRow } from './addresses/address-row';
export { addressesHandlers } from './addresses/addresses-handlers';
export { checkAddress } from './addresses/check-address';
export { defaultAddress } from './addresses/default-address';
export { lockOwner } from './addresses/lock-owner';
export { presentAddress } from './addresses/present-address';
export { presentCustomerAddresses } from './addresses/present-customer-addresses';
export { ADDRESS_LIMIT } from './addresses/save-address';
export { addressAccess, addresses } from './addresses/schema';
export { type Addressee, composeAccountMail, loginPage, pageOf, paragraph, validUntil } from './identity/account-mail';
export { addresseeOf } from './identity/addressee';
export { callerOf } from './identity/caller';
export { checkPassword } from './identity/check-password';
export { confirmPassword } from './identity/confirm-password';
export { NO_EMAIL_CHANGE, readEmailChange } from './identity/email-change-state';
export { identityHandlers } from './identity/identity-handlers';
export { issueTokens } from './identity/issue-tokens';
export { INVITATION_TTL_SECONDS } from './identity/lifetimes';
export { expireLinks, insertLink, markUsed, nameGuest } from './identity/link-repository';
export { findLiveCaller } from './identity/live-login';
export { namedPerson } from './identity/named-person';
export { hashOfToken, newOpaqueToken } from './identity/opaque-token';
export { hashPassword, verifyPassword } from './identity/password';
export { endFamiliesOf } from './identity/refresh-repository';
export { RegistrationContent } from './identity/registration-content';
export { lockRegistration, nameRegisteredUser } from './identity/registration-repository';
export {
  loginSteps,
  mailedLinks,
  recoveryCodes,
  refreshFamilies,
  refreshTokens,
  registrations,
  secondFactors,
  users,
} from './identity/schema';
export { openSecret, secondFactorOf } from './identity/second-factor-secret';
export { seedFirstAdmin } from './identity/seed-first-admin';
export { clearSessionCookies } from './identity/session-cookies';
export { signSessionToken, verifySessionToken } from './identity/session-token';
export { linkProblem, openLink, readOpenLink } from './identity/spend-link';
export { sweepSessions } from './identity/sweep-sessions';
export {
  type Account,
  accountByEmail,
  accountById,
  changeUser,
  insertUser,
  lockAccount,
  openUserById,
} from './identity/user-repository';
export { passkeysOf } from './passkeys/passkey-repository';
export { passkeysHandlers } from './passkeys/passkeys-handlers';
export { passkeys, spentChallenges } from './passkeys/schema';
export { defineStaffList, type PlannedFile, type StaffListFile } from './staff-list/define-staff-list';
export { fileOfRows } from './staff-list/file-of-rows';
export { readPage } from './staff-list/read-page';
export { staffExports } from './staff-list/schema';
export type { StaffCell, StaffColumn } from './staff-list/staff-column';
export type { ListContext, RowId, StaffListParts } from './staff-list/staff-list';
export { UNGUESSABLE, unguessablePart } from './staff-list/unguessable-part';
export { wordsMatch, wordsOf } from './staff-list/words-match';
export { typedOrderNumber, writtenOrderNumbers } from './staff-list/written-order-numbers';
export { IS_PERSON } from './staff-users/person-repository';
export { staffUsersHandlers } from './staff-users/staff-users-handlers';
export { endForGood, NEWS, setNewsConsent } from './subscriptions/news-consent';
export { readEndToken, readHeldToken, signEndToken, signHeldToken } from './subscriptions/notification-link';
export {
  confirmRow,
  countRunning,
  deleteOver,
  findHeldOffer,
  findTwin,
  insertNotification,
  isOwn,
  lockNotification,
  type NotificationRow,
  notificationsOf,
  type Person,
  rememberRise,
  rememberTold,
  runningWishIds,
  takeWish,
  type WantedNotification,
  wasJustMailed,
} from './subscriptions/notification-repository';
export { notifications } from './subscriptions/schema';
