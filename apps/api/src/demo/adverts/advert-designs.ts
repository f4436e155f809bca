/**
 * Designs of the demonstration's adverts: one layout for row and box, chosen by the slot's own width, in four
 * palettes.
 */
export interface AdvertPalette {
  readonly ground: string;
  readonly text: string;
  readonly button: string;
  readonly onButton: string;
}

const layout = ({ ground, text, button, onButton }: AdvertPalette): string => `
.ad { box-sizing: border-box; display: grid; grid-template-columns: 84px minmax(0, 1fr); grid-template-rows: 1fr auto; gap: 8px 16px; align-items: center; height: 100%; padding: 12px 16px; background: ${ground}; color: ${text}; line-height: 1.35 }
.picture { display: block; width: 84px; height: auto }
.title { margin: 0; font-size: 1.125rem; font-weight: 650; line-height: 1.25 }
.line { margin: 4px 0 0; font-size: 0.875rem }
.go { grid-column: 1 / -1; justify-self: start; box-sizing: border-box; padding: 9px 16px; border-radius: 10px; background: ${button}; color: ${onButton}; font-size: 0.9375rem; font-weight: 650; text-decoration: none }
.go:hover { text-decoration: underline }
.go:focus-visible { box-shadow: 0 0 0 2px ${ground}, 0 0 0 4px ${text} }
@container (min-width: 600px) {
  .ad { grid-template-columns: 120px minmax(0, 1fr) auto; grid-template-rows: 1fr; gap: 24px; padding: 12px 32px }
  .picture { width: 120px }
  .title { font-size: 1.3125rem }
  .line { font-size: 1rem }
  .go { grid-column: auto; justify-self: end }
}
@container (min-width: 240px) and (max-width: 420px) {
  .title { font-size: 1.0625rem }
}
`;

export const advertStyles = (palette: AdvertPalette): string => layout(palette).trim();

export interface AdvertLabels {
  readonly title: string;
  readonly line: string;
  readonly go: string;
}

/** Its link has no address of its own: it leads to the landing address. */
export const advertHtml = ({ title, line, go }: AdvertLabels, picture: string): string =>
  `<div class="ad"><img class="picture" src="${picture}" alt="" width="120" height="96"><div><p class="title">${title}</p><p class="line">${line}</p></div><a class="go" href="">${go}</a></div>`;
