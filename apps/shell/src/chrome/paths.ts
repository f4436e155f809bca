import { PRIVACY_PATH } from '@heizplatz/routes';

/** The privacy page's part on what browsers keep; the fragment is made of the heading there. */
export const STORED_IN_BROWSER_PATH = `${PRIVACY_PATH}#was-in-ihrem-browser-gespeichert-wird`;

/** A place within a page. */
export const CONTENT_ID = 'inhalt';
