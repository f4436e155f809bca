import { ApiProvider } from '@heizplatz/api-client';
import { PRODUCT_GROUPS, productPagePath } from '@heizplatz/calculator';
import { type CountryId, siteOrigins, SITES } from '@heizplatz/country';
import type { User } from '@heizplatz/identity';
import { createMemoryRouter, type PageHandle, type PagePlace, PageProvider, RouterProvider } from '@heizplatz/router';
import { fakeApi } from '@heizplatz/testing';
import { LinkProvider, ToastProvider } from '@heizplatz/ui';
import { I18nProvider } from '@lingui/react';
import { setupI18n } from '@lingui/core';
import { fireEvent, render, screen, within } from '@testing-library/react';
import axe from 'axe-core';
import type { ComponentType } from 'react';
import { DemoContext } from '../app/demo-context';
import { RouterLink } from '../app/router-link';
import { DefaultLayout } from './default-layout';
import { FocusedLayout } from './focused-layout';
import { lateFooter } from './late-footer';
import type { LayoutProps } from './layout-props';
import { MessageLayout } from './message-layout';
import { OrderProcessLayout } from './order-process-layout';
import { PlainPrintLayout } from './plain-print-layout';
import { StaffLayout } from './staff-layout';

beforeAll(() => lateFooter.load());
const ORIGINS = siteOrigins({ production: false, port: 4200 });

const CUSTOMER: User = {
  id: 7,
  title1: '',
  title2: '',
  roles: ['Role_Customer'],
  isImpersonatedS: false,
  isGuest: false,
  hasAnyOrder: true,
  firstName: 'Maria',
  lastName: 'Petersen',
};

const SUPPORT_INFO = {
  LoggedIn: true,
  ShowSupportInfo: true,
  AllowSupportInfo: true,
  OperatingSupportData: {
    SupportUserId: 2,
    SupportUserName: 'Clara Sommer',
    CustomerId: 7,
    CustomerName: 'Maria Petersen',
  },
};

interface Dependencies {
  countryId?: CountryId;
  user?: User | null;
  isDemo?: boolean;
  /** Where the page declares its location. */
  alternates?: readonly PagePlace[];
}

function show(
  Layout: ComponentType<LayoutProps>,
  { countryId = 1, user = null, isDemo = false, alternates }: Dependencies = {},
) {
  const page = (
    <Layout bar={<p>Kalkulator</p>}>
      <h1>Seite</h1>
    </Layout>
  );
  const handle: PageHandle = alternates ? { alternates: () => alternates } : {};
  const router = createMemoryRouter([{ path: '*', element: page, handle }]);
  return render(
    <I18nProvider i18n={setupI18n({ locale: 'de', messages: { de: {} } })}>
      <DemoContext value={isDemo}>
        <LinkProvider link={RouterLink}>
          <ToastProvider>
            <ApiProvider api={fakeApi({ supportInfo: () => SUPPORT_INFO }).api} cache={new Map()}>
              <PageProvider site={SITES[countryId]} user={user} origin="http://localhost:4200" origins={ORIGINS}>
                <RouterProvider router={router} />
              </PageProvider>
            </ApiProvider>
          </ToastProvider>
        </LinkProvider>
      </DemoContext>
    </I18nProvider>,
  );
}

const LAYOUTS: [string, ComponentType<LayoutProps>][] = [
  ['default', DefaultLayout],
  ['focused', FocusedLayout],
  ['message', MessageLayout],
  ['order-process', OrderProcessLayout],
  ['plain-print', PlainPrintLayout],
  ['staff', StaffLayout],
];

test.each(LAYOUTS)('%s shows the page in its one main, and axe finds nothing', async (_, Layout) => {
  const { container } = show(Layout, { isDemo: true });
  expect(within(screen.getByRole('main')).getByRole('heading', { name: 'Seite' })).toBeVisible();
  // These two rules measure text, which jsdom does not.
  const { violations } = await axe.run(container, {
    rules: { 'color-contrast': { enabled: false }, 'label-content-name-mismatch': { enabled: false } },
  });
  expect(violations.map(({ id }) => id)).toEqual([]);
  expect(container.querySelectorAll('[style]')).toHaveLength(0);
});

test.each(LAYOUTS.filter(([name]) => name !== 'plain-print'))('%s begins with the way past its header', (_, Layout) => {
  const { container } = show(Layout);
  const first = container.querySelector('a, button');
  expect(first).toHaveTextContent('Zum Inhalt');
  expect(first).toHaveAttribute('href', `#${screen.getByRole('main').id}`);
});

test('the sticky calculator stands in the default layout alone', () => {
  show(DefaultLayout);
  expect(screen.getByText('Kalkulator')).toBeVisible();
});

test('the order process leads away by nothing but logo, phone and the duties of the footer', () => {
  show(OrderProcessLayout);
  expect(screen.queryByText('Kalkulator')).toBeNull();
  expect(screen.queryByRole('navigation', { name: 'Hauptnavigation' })).toBeNull();
  const phone = within(screen.getByRole('banner')).getByRole('link', { name: /Fragen\?/ });
  expect(phone).toHaveAttribute('href', 'tel:+493023125100');
});

test.each<[CountryId, string[]]>([
  [1, ['Impressum', 'Datenschutz', 'AGB', 'Widerrufsbelehrung', 'Vertrag widerrufen']],
  [2, ['Impressum', 'Datenschutz', 'AGB', 'Widerrufsbelehrung', 'Vertrag widerrufen (Rücktritt)']],
  [3, ['Impressum', 'Datenschutz', 'AGB', 'Stornierung']],
])('in country %s the footer’s links leave the order process open', (countryId, legal) => {
  const { unmount } = show(OrderProcessLayout, { countryId });
  const footer = () => within(screen.getByRole('contentinfo'));
  for (const name of legal) expect(footer().getByRole('link', { name })).toHaveAttribute('target', '_blank');
  const others = footer()
    .getAllByRole('link')
    .filter((link) => link.getAttribute('href')?.startsWith('/'));
  for (const link of others) expect(link).toHaveAttribute('target', '_blank');
  unmount();
  show(DefaultLayout, { countryId });
  expect(footer().getByRole('link', { name: 'AGB' })).not.toHaveAttribute('target');
});

test.each<[CountryId, string | null]>([
  [1, 'Vertrag widerrufen'],
  [2, 'Vertrag widerrufen (Rücktritt)'],
  [3, null],
])('country %s has the withdrawal button that its law asks for: %s', (countryId, name) => {
  show(DefaultLayout, { countryId });
  const links = within(screen.getByRole('contentinfo')).queryAllByRole('link', { name: /widerrufen/ });
  expect(links.map((link) => link.textContent)).toEqual(name ? [name] : []);
});

test('the site is marked among the countries, and prices are dated', () => {
  show(DefaultLayout, { countryId: 3 });
  const countries = screen.getByRole('navigation', { name: 'Länder' });
  expect(within(countries).getByRole('link', { current: true })).toHaveTextContent('Schweiz');
  expect(screen.getByText(/^Alle Preise inkl\. .* und Lieferung\. Preise vom \d\d\.\d\d\.\d{4}\.$/)).toBeVisible();
});

test('the countries’ links keep the page where it is in that country, and lead to its home where it is not', () => {
  show(DefaultLayout, {
    alternates: [
      { CountryId: 1, Path: '/' },
      { CountryId: 3, Path: '/anderswo' },
    ],
  });
  for (const part of [
    screen.getByRole('navigation', { name: 'Länder' }),
    screen.getByRole('navigation', { name: 'Menü', hidden: true }),
    screen.getByRole('contentinfo'),
  ]) {
    const getHref = (name: string) => within(part).getByRole('link', { name, hidden: true }).getAttribute('href');
    expect([getHref('Österreich'), getHref('Schweiz')]).toEqual([`${ORIGINS[2]}/`, `${ORIGINS[3]}/anderswo`]);
  }
});

test.each([
  ['Hilfe', '/hilfe'],
  ['Suche', '/suche'],
])('%s stands above the header and in the small menu', (name, href) => {
  show(DefaultLayout);
  for (const part of ['Kontakt', 'Menü'])
    expect(
      within(screen.getByRole('navigation', { name: part, hidden: true })).getByRole('link', { name, hidden: true }),
    ).toHaveAttribute('href', href);
});

const PRODUCT_PATHS = Object.values(PRODUCT_GROUPS).map(productPagePath).toSorted();
const pathsIn = (part: HTMLElement) =>
  within(part)
    .getAllByRole('link', { hidden: true })
    .map((link) => link.getAttribute('href') ?? '');

test.each([1, 2, 3] as const)('in country %s header, small menu and footer reach every product', (countryId) => {
  show(DefaultLayout, { countryId });
  for (const part of [
    screen.getByRole('navigation', { name: 'Hauptnavigation' }),
    screen.getByRole('navigation', { name: 'Menü', hidden: true }),
    screen.getByRole('contentinfo'),
  ])
    expect(
      pathsIn(part)
        .filter((path) => PRODUCT_PATHS.includes(path))
        .toSorted(),
    ).toEqual(PRODUCT_PATHS);
});

test('the products have the country’s words', () => {
  show(DefaultLayout, { countryId: 2 });
  const navigation = within(screen.getByRole('navigation', { name: 'Hauptnavigation' }));
  expect(navigation.getByRole('link', { name: 'Hackgut', hidden: true })).toHaveAttribute('href', '/hackschnitzel');
});

test.each([
  ['a visitor', null],
  ['the guest of an order', { ...CUSTOMER, isGuest: true }],
])('%s can log in', (_, user) => {
  show(DefaultLayout, { user });
  expect(screen.getAllByRole('link', { name: 'Anmelden' })[0]).toHaveAttribute('href', '/benutzerkonto/anmeldung');
  expect(screen.queryByRole('navigation', { name: 'Konto' })).toBeNull();
});

test('a customer finds the customer area and the way out in both menus', async () => {
  show(DefaultLayout, { user: CUSTOMER });
  expect(screen.queryByRole('link', { name: 'Anmelden' })).toBeNull();
  const small = screen.getByRole('navigation', { name: 'Menü', hidden: true });
  expect(await within(small).findByRole('link', { name: 'Stammdaten', hidden: true })).toHaveAttribute(
    'href',
    '/kunde/stammdaten',
  );
  expect(within(small).getByRole('button', { name: 'Abmelden', hidden: true })).toBeInTheDocument();
  const large = screen.getByRole('navigation', { name: 'Konto' });
  fireEvent.click(within(large).getByRole('button', { name: 'Maria Petersen' }));
  expect(await within(large).findByRole('button', { name: 'Abmelden' })).toBeVisible();
});

test.each([
  ['default', DefaultLayout, true],
  ['order-process', OrderProcessLayout, true],
  ['focused', FocusedLayout, false],
  ['message', MessageLayout, false],
])('who acts for another sees it in the layout %s, on another ground: %s', async (_, Layout, isTinted) => {
  const { container } = show(Layout, { user: { ...CUSTOMER, isImpersonatedS: true } });
  expect(await screen.findByText('Clara Sommer handelt für Maria Petersen.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Beenden' })).toBeVisible();
  expect(container.querySelectorAll('.impersonated')).toHaveLength(isTinted ? 1 : 0);
});

test('nobody else sees another ground', () => {
  const { container } = show(DefaultLayout, { user: CUSTOMER });
  expect(container.querySelector('.impersonated')).toBeNull();
});

test('the made-up market says so', () => {
  show(DefaultLayout, { isDemo: true });
  expect(screen.getByText('Demonstration')).toBeVisible();
});

const MENUS = [
  ['of products', 'Brennstoffe'],
  ['on small screens', 'Menü'],
] as const;

function openMenu(name: string) {
  const { container } = show(DefaultLayout);
  const button = [...container.querySelectorAll('summary')].find(
    (summary) => (summary.getAttribute('aria-label') ?? summary.textContent) === name,
  );
  const menu = button?.closest('details');
  if (!menu || !button) throw new Error('no menu');
  menu.open = true;
  return { menu, button, container };
}

test.each(MENUS)('Escape closes the menu %s and gives the focus back to its button', (_, name) => {
  const { menu, button } = openMenu(name);
  fireEvent.keyDown(menu, { key: 'Escape' });
  expect(menu.open).toBe(false);
  expect(button).toHaveFocus();
});

test.each(MENUS)('whoever goes on outside of the menu %s closes it', (_, name) => {
  const { menu, button } = openMenu(name);
  const inside = within(menu).getAllByRole('link')[0] ?? button;
  fireEvent.blur(button, { relatedTarget: inside });
  fireEvent.pointerDown(inside);
  expect(menu.open).toBe(true);
  fireEvent.blur(inside, { relatedTarget: screen.getByRole('main') });
  expect(menu.open).toBe(false);
  menu.open = true;
  fireEvent.pointerDown(document.body);
  expect(menu.open).toBe(false);
});

test.each(MENUS)('axe finds nothing in the open menu %s', async (_, name) => {
  const { container } = openMenu(name);
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id }) => id)).toEqual([]);
});
