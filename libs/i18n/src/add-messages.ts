import type { I18n, Messages } from '@lingui/core';

/**
 * Messages of code that was not shown before, into a page's own instance. Unlike `load` it tells no component: nothing on
 * the page has asked for them yet, and drawing it anew would disturb what is being hydrated.
 */
export function addMessages(i18n: I18n, messages: Messages): void {
  Object.assign(i18n.messages, messages);
}
