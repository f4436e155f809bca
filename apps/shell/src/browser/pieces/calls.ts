import '@heizplatz/api-client';
