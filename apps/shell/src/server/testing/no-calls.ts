import type { CallApi } from '../api-proxy/page-calls';

/** For pages that call nothing. */
export const noCalls: CallApi = () => Promise.reject(new Error('this page calls nothing'));
