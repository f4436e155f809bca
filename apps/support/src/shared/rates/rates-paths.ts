import { RATES_PATH } from '@heizplatz/routes';

export const FEES_PATH = `${RATES_PATH}/gebuehren`;
