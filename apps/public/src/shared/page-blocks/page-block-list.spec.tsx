import type { PageBlock } from '@heizplatz/contract';
import { fakeApi, renderRoute } from '@heizplatz/testing';
import { screen, within } from '@testing-library/react';
import axe from 'axe-core';
import { headingId } from './heading-id';
import { PageBlockList } from './page-block-list';

const HOSTILE = '<img src=x onerror=alert(1)>';

function renderBlocks(...blocks: PageBlock[]) {
  const { api } = fakeApi({
    bestPrices: () => ({ Price: 382.18, Change: 0, DateTime: '2026-11-21T00:00:00.000Z', OfferCount: 8255 }),
  });
  const route = { path: '/', Component: () => <PageBlockList blocks={blocks} /> };
  return renderRoute([route], '/', { api });
}

describe('the blocks of a page', () => {
  it('are headings with a place, paragraphs and lists', async () => {
    renderBlocks(
      { Kind: 'heading', Text: 'Für Öl & Größe' },
      { Kind: 'heading', Text: 'Genauer', Level: 3 },
      { Kind: 'rich', Runs: [{ Text: 'Das ist ' }, { Text: 'wichtig', Style: 'strong' }, { Text: '.' }] },
      { Kind: 'rich-list', IsOrdered: true, Items: [[{ Text: 'erstens' }], [{ Text: 'zweitens', Style: 'em' }]] },
    );
    expect(await screen.findByRole('heading', { level: 2 })).toHaveAttribute('id', 'fuer-oel-groesse');
    expect(screen.getByRole('heading', { level: 3, name: 'Genauer' })).toBeVisible();
    expect(screen.getByText('wichtig').tagName).toBe('STRONG');
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['erstens', 'zweitens']);
  });

  it('are pictures with their words, in the size that is needed', async () => {
    renderBlocks({
      ...{ Kind: 'picture', Src: '/api/media/a/gross.webp', Alt: 'Ein Lager', Width: 1440, Height: 810 },
      ...{ Sizes: [{ Src: '/api/media/b/klein.webp', Width: 480 }], Caption: 'Von oben gesehen' },
    });
    const picture = within(await screen.findByRole('figure')).getByRole('img', { name: 'Ein Lager' });
    expect(picture).toHaveAttribute('srcset', '/api/media/b/klein.webp 480w, /api/media/a/gross.webp 1440w');
    expect(picture).toHaveAttribute('width', '1440');
    expect(screen.getByText('Von oben gesehen')).toBeVisible();
  });

  it('are tables with headings of columns and rows', async () => {
    renderBlocks({
      ...{ Kind: 'table', Caption: 'Klassen', Rows: [['A1', '0,7 %']] },
      Columns: [
        { Label: 'Klasse', IsNumeric: false },
        { Label: 'Asche', IsNumeric: true },
      ],
    });
    const table = await screen.findByRole('table', { name: 'Klassen' });
    expect(within(table).getByRole('rowheader', { name: 'A1' })).toBeVisible();
    expect(within(table).getByRole('columnheader', { name: 'Asche' })).toBeVisible();
  });

  it('are prices, calculators, calls to action, links and quotes', async () => {
    renderBlocks(
      { Kind: 'price', ProductId: 20 },
      { Kind: 'calculator', ProductGroupId: 7 },
      { Kind: 'action', Title: 'Weiter', Text: 'Jetzt', Href: '/pelletpreise', LinkText: 'Preise' },
      { Kind: 'links', Title: 'Mehr', Items: [{ Href: '/news', Text: 'News', Note: 'aus dem Markt' }] },
      { Kind: 'quote', Text: 'Trocken lagern.', Source: 'Ein Fahrer' },
    );
    expect(await screen.findByText('382,18')).toBeVisible();
    expect(screen.getByRole('form', { name: 'Preise vergleichen' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Preise' })).toHaveAttribute('href', '/pelletpreise');
    expect(within(screen.getByRole('navigation', { name: 'Mehr' })).getByRole('link')).toHaveAttribute('href', '/news');
    expect(screen.getByText('Trocken lagern.').tagName).toBe('BLOCKQUOTE');
  });

  it('are never markup, whatever stands in them', async () => {
    const { container } = renderBlocks(
      { Kind: 'text', Text: HOSTILE },
      { Kind: 'rich', Runs: [{ Text: HOSTILE, Style: 'strong' }] },
      { Kind: 'faq', Items: [{ Question: HOSTILE, Answer: [{ Text: HOSTILE }] }] },
    );
    expect((await screen.findAllByText(HOSTILE)).length).toBeGreaterThan(2);
    expect(container.querySelector('img')).toBeNull();
    expect(container.querySelector('script')?.innerHTML).not.toContain('<');
  });

  it('have no accessibility finding', async () => {
    const { container } = renderBlocks(
      { Kind: 'heading', Text: 'Fragen' },
      { Kind: 'faq', Items: [{ Question: 'Warum?', Answer: [{ Text: 'Darum.' }] }] },
      { Kind: 'links', Title: 'Mehr', Items: [{ Href: '/news', Text: 'News', Note: '' }] },
    );
    await screen.findByRole('heading', { name: 'Fragen' });
    expect((await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })).violations).toEqual([]);
  });
});

describe('a heading’s place', () => {
  it.each([
    ['Was der Raum leisten muss', 'was-der-raum-leisten-muss'],
    ['Lose, Sackware oder Big Bag?', 'lose-sackware-oder-big-bag'],
    ['  ', ''],
  ])('%s is %s', (text, id) => {
    expect(headingId(text)).toBe(id);
  });
});
