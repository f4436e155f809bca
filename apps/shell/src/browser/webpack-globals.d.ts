declare let __webpack_nonce__: string;
/** Of the running script's folder. */
declare const __webpack_public_path__: string;
/** Fills the share scope with the shell's modules; once. */
declare const __webpack_init_sharing__: (scope: 'default') => Promise<void> | void;
declare const __webpack_share_scopes__: { readonly default: object };
