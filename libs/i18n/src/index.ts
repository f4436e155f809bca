export { addMessages } from './add-messages';
export { createSiteI18n } from './site-i18n';
export { I18nProvider } from '@lingui/react';
export type { I18n, Messages } from '@lingui/core';
