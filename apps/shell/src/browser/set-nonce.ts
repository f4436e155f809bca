// webpack gives the nonce to every script and style it adds; imported before anything else.
__webpack_nonce__ = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
