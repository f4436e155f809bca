declare let __webpack_nonce__: string;
declare const __non_webpack_require__: NodeJS.Require;
