export { TrustedProxies, type TrustProxy } from './trusted-proxies.ts';
