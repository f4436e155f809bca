/**
 * What is known about a postcode that has the right form. `failed`: the server could not be asked, which counts as
 * invalid; `busy`: it asks to come back in a moment (429).
 */
export type ZipVerdict = 'checking' | 'valid' | 'invalid' | 'failed' | 'busy';
