/** Flat drawings of the demonstration's adverts, our own, 120 × 96. */
const drawing = (content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 96" width="120" height="96">${content}</svg>`;

const GROUND = '<path d="M4 88h112" stroke="#8a7f70" stroke-width="2" stroke-linecap="round"/>';

export const ADVERT_DRAWINGS = {
  stove: drawing(
    `${GROUND}<rect x="34" y="22" width="52" height="62" rx="6" fill="#23201c"/><rect x="42" y="34" width="36" height="32" rx="4" fill="#fbeae1"/><path d="M60 38c8 8 10 12 10 17a10 10 0 0 1-20 0c0-4 3-6 4-10 3 2 5 1 6-7Z" fill="#b8461a"/><path d="M60 50c4 4 5 6 5 9a5 5 0 0 1-10 0c0-3 3-4 5-9Z" fill="#f0a868"/><rect x="50" y="72" width="20" height="4" rx="2" fill="#8a7f70"/><path d="M54 22V4h12v18" fill="#5c554b"/><path d="M40 84v4M80 84v4" stroke="#23201c" stroke-width="4"/>`,
  ),
  silo: drawing(
    `${GROUND}<path d="M30 18h60v40L66 80H54L30 58Z" fill="#f6ebdb" stroke="#c69a62" stroke-width="3" stroke-linejoin="round"/><path d="M30 34h60M30 50h60" stroke="#c69a62" stroke-width="2"/><path d="M24 12v76M96 12v76M24 12h72" stroke="#1f4d3f" stroke-width="4" stroke-linecap="round"/><g fill="#c69a62"><rect x="40" y="26" width="9" height="4" rx="2"/><rect x="56" y="40" width="9" height="4" rx="2"/><rect x="70" y="28" width="9" height="4" rx="2"/><rect x="52" y="56" width="9" height="4" rx="2"/></g><path d="M60 80v6h28" stroke="#1f4d3f" stroke-width="4" fill="none"/>`,
  ),
  service: drawing(
    `${GROUND}<rect x="18" y="20" width="46" height="66" rx="6" fill="#1f4d3f"/><circle cx="41" cy="40" r="12" fill="#e5efea"/><path d="M41 40l6-7" stroke="#b8461a" stroke-width="3" stroke-linecap="round"/><rect x="28" y="62" width="26" height="6" rx="3" fill="#e5efea"/><rect x="28" y="72" width="16" height="6" rx="3" fill="#e5efea"/><path d="M108 26a15 15 0 0 1-21 18L70 80a6 6 0 0 1-11-5l19-35a15 15 0 0 1 16-22l-7 13 9 6Z" fill="#c69a62" stroke="#6b4a1e" stroke-width="2" stroke-linejoin="round"/>`,
  ),
  house: drawing(
    `${GROUND}<path d="M18 46 60 12l42 34" fill="none" stroke="#963710" stroke-width="8" stroke-linejoin="round" stroke-linecap="round"/><path d="M26 46 60 19l34 27v42H26Z" fill="#f6ebdb"/><path d="M26 48h10v40H26ZM84 48h10v40H84Z" fill="#c69a62"/><rect x="52" y="60" width="16" height="28" rx="2" fill="#1f4d3f"/><rect x="42" y="42" width="12" height="12" rx="2" fill="#e5efea"/><rect x="66" y="42" width="12" height="12" rx="2" fill="#e5efea"/>`,
  ),
  bell: drawing(
    `<path d="M10 78 34 60l18 10 26-32 30 12" fill="none" stroke="#1f4d3f" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><path d="M10 88h100" stroke="#c69a62" stroke-width="3" stroke-dasharray="6 6"/><path d="M78 10a13 13 0 0 1 13 13c0 11 5 13 5 17H60c0-4 5-6 5-17a13 13 0 0 1 13-13Z" fill="#b8461a"/><path d="M72 43a6 6 0 0 0 12 0Z" fill="#963710"/>`,
  ),
} as const;
export type AdvertDrawing = keyof typeof ADVERT_DRAWINGS;
