const PHONE = { viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true };
const DESKTOP = { viewport: { width: 1350, height: 940 } };
const ZIP_CODE = '10115';
const OFFERS = `/holzpellets-lose/angebotsliste?zipCode=${ZIP_CODE}&amount=6000`;

/** Evaluated in the page. No locators: their script would listen to each event of the pointer from then on. */
export type Find = () => Element | undefined;

export interface Scenario {
  readonly name: string;
  readonly path: string;
  readonly device: typeof PHONE | typeof DESKTOP;
  /** Pressed before the trace begins, so that the target is there. */
  readonly before?: Find;
  /** What is touched, or clicked without a touch screen. */
  readonly target: Find;
  /** Typed afterwards. */
  readonly text?: string;
  /** Whether the input had its effect, in the page as well. */
  readonly hasEffect: (target: Element | undefined) => boolean;
}

const findFilter = () => Array.from(document.links).find((link) => /^Filter/.test(link.textContent));
const isChecked = (target: Element | undefined) => target?.matches(':checked') === true;

/** What visitors touch on a phone, and beside the list. */
export const SCENARIOS: readonly Scenario[] = [
  {
    name: 'typing a postcode',
    path: '/',
    device: PHONE,
    target: () => document.querySelector('form[aria-label="Preise vergleichen"] [name="zipCode"]') ?? undefined,
    text: ZIP_CODE,
    hasEffect: (target) => target instanceof HTMLInputElement && target.value.length === 5,
  },
  {
    name: 'opening the filter',
    path: OFFERS,
    device: PHONE,
    target: findFilter,
    hasEffect: () => document.querySelector('dialog[open] form') !== null,
  },
  {
    name: 'choosing an option',
    path: OFFERS,
    device: PHONE,
    before: findFilter,
    target: () =>
      Array.from(document.querySelectorAll<HTMLInputElement>('dialog[open] [type="radio"]')).find((radio) =>
        radio.labels?.[0]?.textContent.startsWith('Schlauch bis 60 m'),
      ),
    hasEffect: isChecked,
  },
  {
    name: 'choosing an option beside the list',
    path: OFFERS,
    device: DESKTOP,
    target: () =>
      Array.from(document.forms)
        .filter(({ ariaLabel }) => ariaLabel === 'Angebote filtern')
        .flatMap((form) => Array.from(form.querySelectorAll<HTMLInputElement>('[type="radio"]')))
        .find((radio) => radio.labels?.[0]?.textContent.startsWith('Schlauch bis 60 m')),
    hasEffect: isChecked,
  },
];
