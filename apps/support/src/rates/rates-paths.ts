export const RATES_PATH = '/support/saetze';
export const FEES_PATH = `${RATES_PATH}/gebuehren`;
