import { WITHDRAW_PATH } from '@heizplatz/routes';

export const WITHDRAWAL_PATH = WITHDRAW_PATH;
