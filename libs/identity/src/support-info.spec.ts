import { visibleSupport, showsSupportInfo, type SupportInfo } from './support-info.ts';

const IMPERSONATION = {
  SupportUserId: 2,
  SupportUserName: 'Clara Sommer',
  CustomerId: 7,
  CustomerName: 'Maria Petersen',
};
const buildInfo = (overrides: Partial<SupportInfo> = {}): SupportInfo => ({
  LoggedIn: true,
  ShowSupportInfo: true,
  AllowSupportInfo: true,
  OperatingSupportData: IMPERSONATION,
  ...overrides,
});

it.each([
  [true, true, true],
  [true, false, false],
  [false, true, false],
  [false, false, false],
])('ShowSupportInfo %s and AllowSupportInfo %s show support info: %s', (ShowSupportInfo, AllowSupportInfo, view) => {
  expect(showsSupportInfo({ ShowSupportInfo, AllowSupportInfo })).toBe(view);
  expect(visibleSupport(buildInfo({ ShowSupportInfo, AllowSupportInfo }))).toEqual(view ? IMPERSONATION : null);
});

it.each([
  ['nobody is logged in', { LoggedIn: false }],
  ['nobody acts as another', { OperatingSupportData: null }],
])('says nothing when %s', (_, input) => {
  expect(visibleSupport(buildInfo(input))).toBeNull();
});
