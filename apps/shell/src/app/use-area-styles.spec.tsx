import { render } from '@testing-library/react';
import { useAreaStyles } from './use-area-styles';

function Area({ remote }: { readonly remote: string | undefined }) {
  useAreaStyles(remote);
  return null;
}

/** jsdom fetches no sheets. */
const getSheet = (path: string | null) => ({ href: path && `http://localhost${path}`, disabled: false });
const shell = getSheet('/assets/ab12/main.css');
const inline = getSheet(null);
const order = getSheet('/releases/order/7/styles.css');
const account = getSheet('/releases/account/9/styles.css');
const loaded = [shell, inline, order, account];

beforeEach(() => {
  for (const sheet of loaded) sheet.disabled = false;
  jest.spyOn(document, 'styleSheets', 'get').mockReturnValue(loaded as unknown as StyleSheetList);
});
afterEach(() => jest.restoreAllMocks());

const listApplied = () => loaded.filter(({ disabled }) => !disabled);

it("of what remotes brought, the visible area's styles apply alone, and come back with it", () => {
  const { rerender } = render(<Area remote="order" />);
  expect(listApplied()).toEqual([shell, inline, order]);
  rerender(<Area remote="account" />);
  expect(listApplied()).toEqual([shell, inline, account]);
  rerender(<Area remote="order" />);
  expect(listApplied()).toEqual([shell, inline, order]);
});

it('a page of the shell has none of them', () => {
  render(<Area remote={undefined} />);
  expect(listApplied()).toEqual([shell, inline]);
});

it('styles that are loaded ahead wait for their area', () => {
  render(<Area remote="order" />);
  account.disabled = false;
  document.head.append(document.createElement('link'));
  document.head.lastElementChild?.dispatchEvent(new Event('load'));
  expect(listApplied()).toEqual([shell, inline, order]);
});
