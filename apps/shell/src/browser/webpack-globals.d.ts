declare let __webpack_nonce__: string;
/** Of the running script's folder. */
declare const __webpack_public_path__: string;
