declare let __webpack_nonce__: string;
/** Of the running script's folder. */
declare const __webpack_public_path__: string;
/** By name, of what remotes take from the shell (tools/build/shared-modules.ts). */
declare const SHARED_VERSIONS: Readonly<Record<string, string>>;
