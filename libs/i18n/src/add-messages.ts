import type { I18n, Messages } from '@lingui/core';

/**
 * Adds messages of code that was not rendered before to a page's own instance. Unlike `load` it notifies no
 * component: nothing on the page has requested them yet, and a rerender would disturb the hydration.
 */
export function addMessages(i18n: I18n, messages: Messages): void {
  Object.assign(i18n.messages, messages);
}
