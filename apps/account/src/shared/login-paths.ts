import { FORGOT_PASSWORD_PATH, LOGIN_PATH } from '@heizplatz/routes';

/** The login, with its form for who is new. */
export const REGISTER_PATH = `${LOGIN_PATH}?mode=register`;

const addReturnUrl = (path: string, target: string | null): string =>
  target === null ? path : `${path}?${new URLSearchParams({ ReturnUrl: target })}`;

/** The login, and where it leads. */
export const loginPath = (target: string | null): string => addReturnUrl(LOGIN_PATH, target);

/** The request for a new password, and the target of the login after it. */
export const forgotPasswordPath = (target: string | null): string => addReturnUrl(FORGOT_PASSWORD_PATH, target);
