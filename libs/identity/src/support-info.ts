/** Who impersonates whom; during impersonation the user's id is the customer's. */
export interface OperatingSupport {
  readonly SupportUserId: number;
  readonly SupportUserName: string;
  readonly CustomerId: number;
  readonly CustomerName: string;
}

/** The API's information about a supporter's impersonation (rule SESSION-10). */
export interface SupportInfo {
  readonly LoggedIn: boolean;
  readonly ShowSupportInfo: boolean;
  readonly AllowSupportInfo: boolean;
  readonly OperatingSupportData: OperatingSupport | null;
}

/** Support info is displayed only if both flags are true (rule ROLE-06). */
export const showsSupportInfo = ({
  ShowSupportInfo,
  AllowSupportInfo,
}: Pick<SupportInfo, 'ShowSupportInfo' | 'AllowSupportInfo'>): boolean => ShowSupportInfo && AllowSupportInfo;

/** Who impersonates whom, as far as it may be displayed; null otherwise. */
export const visibleSupport = (info: SupportInfo): OperatingSupport | null =>
  info.LoggedIn && showsSupportInfo(info) ? info.OperatingSupportData : null;
