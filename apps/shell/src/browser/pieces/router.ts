import '@heizplatz/router';
