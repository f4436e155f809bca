import { RATES_PATH } from '@heizplatz/routes';

export { RATES_PATH };

export const FEES_PATH = `${RATES_PATH}/gebuehren`;
