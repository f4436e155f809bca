/** The brand's mark: a flame of three pellets on spruce. */
export const FAVICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#1f4d3f"/><path d="M16 5c3 3.500 4 6 4 8.500a4 4 0 0 1-8 0C12 11 13 8.500 16 5z" fill="#e8893c"/><rect x="8" y="14" width="5" height="12" rx="2.500" transform="rotate(18 10.500 20)" fill="#c69a62"/><rect x="19" y="14" width="5" height="12" rx="2.500" transform="rotate(-18 21.500 20)" fill="#c69a62"/><rect x="13.500" y="15" width="5" height="12" rx="2.500" fill="#f6ebdb"/></svg>';
