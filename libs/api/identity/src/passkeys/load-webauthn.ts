/** Loaded with the first passkey: its packages would take 170 ms of each start. */
export const loadWebAuthn = () => import('@simplewebauthn/server');
