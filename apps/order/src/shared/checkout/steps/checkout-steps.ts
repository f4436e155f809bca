/**
 * Loaders of checkout, which a visitor of the offer list does not pay for (docs/decisions/0010-steps-on-demand.md).
 * Asked for early, they are there when the first step is.
 */
export const checkoutSteps = () => import(/* webpackChunkName: "checkout" */ './steps');
