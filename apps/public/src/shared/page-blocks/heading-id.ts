/** A heading's place on its page: 'Was der Raum leisten muss' is '#was-der-raum-leisten-muss'. */
export const headingId = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '');
