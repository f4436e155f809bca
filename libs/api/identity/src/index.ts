export { storeAccess, knownAccess, lastCheckedAddress } from './addresses/access-repository';
export { addressesDeleted } from './addresses/address-events';
export { addressFingerprint } from './addresses/address-fingerprint';
export {
  findUserAddresses,
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
export { type Addressee, composeAccountMail, loginPage, getPage, paragraph, validUntil } from './users/account-mail';
export { getAddressee } from './users/addressee';
export { getCaller } from './login/caller';
export { checkPassword } from './password/check-password';
export { confirmPassword } from './password/confirm-password';
export { mailboxProven } from './password/password-events';
export { emailCorrected } from './email-change/email-events';
export { startEmailCorrection } from './email-change/start-email-correction';
export { NO_EMAIL_CHANGE, readEmailChange } from './email-change/email-change-state';
export { identityHandlers } from './login/identity-handlers';
export { issueTokens } from './session/issue-tokens';
export { INVITATION_TTL_SECONDS } from './session/lifetimes';
export { expireLinks, insertLink, markUsed, nameGuest, newestLink } from './mailed-links/link-repository';
export { EMAIL_TAKEN, sendInvitation } from './users/send-invitation';
export { findLiveCaller } from './login/live-login';
export { namedPerson } from './users/named-person';
export { hashToken, newOpaqueToken } from './session/opaque-token';
export { hashPassword, verifyPassword } from './password/password';
export { endFamiliesOf } from './session/refresh-repository';
export { RegistrationContent } from './registration/registration-content';
export { lockRegistration, nameRegisteredUser } from './registration/registration-repository';
export {
  loginSteps,
  mailedLinks,
  recoveryCodes,
  refreshFamilies,
  refreshTokens,
  registrations,
  secondFactors,
  users,
} from './users/schema';
export { openSecret, getSecondFactor } from './second-factor/second-factor-secret';
export { seedFirstAdmin } from './users/seed-first-admin';
export { clearSessionCookies } from './session/session-cookies';
export { signSessionToken, verifySessionToken } from './session/session-token';
export { linkProblem, openLink, readOpenLink } from './mailed-links/consume-token';
export { cleanUpSessions } from './session/clean-up-sessions';
export {
  type Account,
  accountByEmail,
  accountById,
  changeUser,
  insertUser,
  lockAccount,
  openUserById,
} from './users/user-repository';
export { findPasskeys } from './passkeys/passkey-repository';
export { passkeysHandlers } from './passkeys/passkeys-handlers';
export { passkeys, consumedChallenges } from './passkeys/schema';
export { defineStaffList, noteFile, type PlannedFile, type StaffListFile } from './staff-list/define-staff-list';
export { declaredColumns } from './staff-list/declared-columns';
export { buildRowsFile } from './staff-list/build-rows-file';
export { pageOf } from './staff-list/page-of';
export { readPage } from './staff-list/read-page';
export { staffExports } from './staff-list/schema';
export type { StaffCell, StaffColumn } from './staff-list/staff-column';
export type { ListContext, ListSorts, RowId, StaffListParts, StaffListRows } from './staff-list/staff-list';
export { UNGUESSABLE, unguessablePart } from './staff-list/unguessable-part';
export { getPageOfIds, matchesText } from './staff-list/list-repository';
export { getLabels } from './staff-list/search-terms';
export { orderNumberInput, writtenOrderNumbers } from './staff-list/written-order-numbers';
export { IS_PERSON } from './staff-users/person-repository';
export { ROLE_NAMES } from './staff-users/role-names';
export { staffUsersHandlers } from './staff-users/staff-users-handlers';
export { endForGood, NEWS, setNewsConsent } from './subscriptions/news-consent';
export { readEndToken, readHeldToken, signEndToken, signHeldToken } from './subscriptions/notification-link';
export {
  confirmRow,
  countRunning,
  deleteOver,
  findHeldOffer,
  findPromiseState,
  findDuplicate,
  insertNotification,
  isOwn,
  lockNotification,
  type NotificationRow,
  findNotifications,
  type Person,
  storeRise,
  storeNotices,
  spendPromise,
  findRunningPriceAlertIds,
  claimPriceAlert,
  type WantedNotification,
  wasJustMailed,
} from './subscriptions/notification-repository';
export { notifications } from './subscriptions/schema';
