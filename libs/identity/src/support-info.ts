/** Who acts as whom; the user's id is the customer's while it lasts. */
export interface OperatingSupport {
  readonly SupportUserId: number;
  readonly SupportUserName: string;
  readonly CustomerId: number;
  readonly CustomerName: string;
}

/** What the API says about a supporter's doing (specification section 3, auth state). */
export interface SupportInfo {
  readonly LoggedIn: boolean;
  readonly ShowSupportInfo: boolean;
  readonly AllowSupportInfo: boolean;
  readonly OperatingSupportData: OperatingSupport | null;
}

/** Support info is shown only if both flags are true (specification section 6). */
export const showsSupportInfo = ({
  ShowSupportInfo,
  AllowSupportInfo,
}: Pick<SupportInfo, 'ShowSupportInfo' | 'AllowSupportInfo'>): boolean => ShowSupportInfo && AllowSupportInfo;

/** Who acts as whom, as far as it may be shown; null otherwise. */
export const visibleSupport = (info: SupportInfo): OperatingSupport | null =>
  info.LoggedIn && showsSupportInfo(info) ? info.OperatingSupportData : null;
