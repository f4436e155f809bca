import { shownSupport, showsSupportInfo, type SupportInfo } from './support-info.ts';

const IMPERSONATION = {
  SupportUserId: 2,
  SupportUserName: 'Clara Sommer',
  CustomerId: 7,
  CustomerName: 'Maria Petersen',
};
const infoOf = (given: Partial<SupportInfo> = {}): SupportInfo => ({
  LoggedIn: true,
  ShowSupportInfo: true,
  AllowSupportInfo: true,
  OperatingSupportData: IMPERSONATION,
  ...given,
});

it.each([
  [true, true, true],
  [true, false, false],
  [false, true, false],
  [false, false, false],
])('ShowSupportInfo %s and AllowSupportInfo %s show support info: %s', (ShowSupportInfo, AllowSupportInfo, shown) => {
  expect(showsSupportInfo({ ShowSupportInfo, AllowSupportInfo })).toBe(shown);
  expect(shownSupport(infoOf({ ShowSupportInfo, AllowSupportInfo }))).toEqual(shown ? IMPERSONATION : null);
});

it.each([
  ['nobody is logged in', { LoggedIn: false }],
  ['nobody acts as another', { OperatingSupportData: null }],
])('says nothing when %s', (_, given) => {
  expect(shownSupport(infoOf(given))).toBeNull();
});
