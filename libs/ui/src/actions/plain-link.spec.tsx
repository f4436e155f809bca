import { render, screen } from '@testing-library/react';
import { LinkProvider } from '../context/link-provider';
import type { LinkProps } from '../context/link-context';
import { PlainLink } from './plain-link';

const RouterLink = ({ href, children }: LinkProps) => (
  <a href={href} data-router>
    {children}
  </a>
);

test.each([
  ['/pelletpreise', {}, true],
  ['/', {}, true],
  ['//example.com/', {}, false],
  ['https://example.com/', {}, false],
  ['#hilfe', {}, false],
  ['tel:+493023125100', {}, false],
  ['/rechnung.pdf', { download: true }, false],
  ['/api/haendler/tannhof/agb.pdf', {}, false],
  ['/druckansicht/agb', { target: '_blank' }, false],
])('%s %j is followed by the router: %s', (href, rest, byRouter) => {
  render(
    <LinkProvider link={RouterLink}>
      <PlainLink href={href} {...rest}>
        Ziel
      </PlainLink>
    </LinkProvider>,
  );
  expect(screen.getByText('Ziel').hasAttribute('data-router')).toBe(byRouter);
});

test('without a router every link is a plain anchor', () => {
  render(<PlainLink href="/pelletpreise">Preise</PlainLink>);
  expect(screen.getByRole('link', { name: 'Preise' })).toHaveAttribute('href', '/pelletpreise');
});
