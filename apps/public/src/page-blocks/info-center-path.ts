export const INFO_CENTER_PATH = '/info-center';
