import type { Problem } from '../page-events.ts';

const STYLES = `
:host { all: initial; position: fixed; inset: auto 1rem 1rem; border: 0; padding: 0; background: none; }
section { max-height: 60vh; overflow: auto; padding: 1rem; border-radius: 0.5rem; background: #2b1111; color: #ffe3e0;
  font: 0.8125rem/1.5 ui-monospace, monospace; box-shadow: 0 0.5rem 2rem #0008; }
h2 { margin: 0 0 0.25rem; font: bold 0.875rem/1.5 system-ui; }
pre { margin: 0 0 1rem; white-space: pre-wrap; overflow-wrap: anywhere; }
button { float: right; font: inherit; }
`;

const ELEMENT = 'development-problems';

/** Shows errors over the page until they are mended or put away; the page below stays usable. */
export function showProblems(problems: readonly Problem[]): void {
  document.querySelector(ELEMENT)?.remove();
  if (problems.length === 0) return;
  const host = document.createElement(ELEMENT);
  host.setAttribute('popover', 'manual');
  host.setAttribute('role', 'alert');
  const shadow = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLES);
  // A style element would need the page's nonce.
  shadow.adoptedStyleSheets = [sheet];
  const section = document.createElement('section');
  const close = Object.assign(document.createElement('button'), { textContent: 'Close', type: 'button' });
  close.addEventListener('click', () => host.remove());
  section.append(close, ...problems.flatMap(renderProblem));
  shadow.append(section);
  document.body.append(host);
  host.showPopover();
}

const renderProblem = ({ source, text }: Problem): HTMLElement[] => [
  Object.assign(document.createElement('h2'), { textContent: source }),
  Object.assign(document.createElement('pre'), { textContent: text }),
];
