/**
 * What is known about a postcode in the right format. `failed`: the request failed, which counts as invalid; `busy`:
 * the server requests a retry in a moment (429).
 */
export type ZipVerdict = 'checking' | 'valid' | 'invalid' | 'failed' | 'busy';
