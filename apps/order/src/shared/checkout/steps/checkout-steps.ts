/**
 * Loaders of checkout, which do not burden a visitor of the offer list (docs/decisions/0010-steps-on-demand.md).
 * Preloaded, they are available when the first step is.
 */
export const checkoutSteps = () => import(/* webpackChunkName: "checkout" */ './steps');
