import '@heizplatz/i18n';
