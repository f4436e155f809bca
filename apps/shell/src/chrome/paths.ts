import { PRIVACY_PATH } from '@heizplatz/routes';

/** The privacy page's section on browser storage; the fragment is derived from the heading there. */
export const STORED_IN_BROWSER_PATH = `${PRIVACY_PATH}#was-in-ihrem-browser-gespeichert-wird`;

/** A place within a page. */
export const CONTENT_ID = 'inhalt';
