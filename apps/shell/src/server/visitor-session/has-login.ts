import { COOKIES } from '@heizplatz/contract';

const LOGIN = new RegExp(`(?:^|; )(?:${COOKIES.auth}|${COOKIES.token})=`);

/** Whether a Cookie header brings a login, valid or not. */
export const hasLogin = (cookieHeader: string): boolean => LOGIN.test(cookieHeader);
