export const WITHDRAWAL_PATH = '/vertrag-widerrufen';
