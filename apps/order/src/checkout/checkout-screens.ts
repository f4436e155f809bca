/**
 * The screens of checkout, from the chunk of the steps' loaders, which therefore stands in none of them. Apart from the
 * loaders in the sources: the offer list asks early for those and depends on no screen.
 */
export const checkoutScreens = async () =>
  (await import(/* webpackChunkName: "checkout" */ './step-screens')).STEP_SCREENS;
