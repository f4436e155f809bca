import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { conflict } from '../../../../testing/content-answers';
import { renderPage } from '../testing/render-page';
import { PAGE } from '../testing/staff-page';

describe('/support/cms/content/edit', () => {
  it('moves, adds, removes and undoes by buttons, and saves what stands there', async () => {
    const savePageBlocks = jest.fn(() => PAGE);
    renderPage('/support/cms/content/edit?id=7', { savePageBlocks });
    const group = await screen.findByRole('group', { name: 'Stelle von 1. Zitat' });
    await userEvent.click(within(group).getByRole('button', { name: 'Nach unten' }));
    expect(screen.getByText('Zitat steht jetzt an Stelle 2 von 2.')).toBeInTheDocument();
    await userEvent.selectOptions(screen.getByLabelText('Baustein'), 'Tabelle');
    await userEvent.click(screen.getByRole('button', { name: 'Hinzufügen' }));
    const table = screen.getByRole('group', { name: 'Stelle von 3. Tabelle' });
    await userEvent.click(within(table).getByRole('button', { name: 'Entfernen' }));
    await userEvent.click(screen.getByRole('button', { name: 'Rückgängig' }));
    await userEvent.click(screen.getByRole('button', { name: 'Spalte hinzufügen' }));
    await userEvent.click(screen.getByRole('button', { name: 'Spalte Spalte entfernen' }));
    await userEvent.click(screen.getByRole('button', { name: 'Zeile hinzufügen' }));
    for (const [label, text] of [
      ['Überschrift von Spalte 1', 'Klasse'],
      ['Überschrift von Spalte 2', 'Asche'],
    ] as const) {
      await userEvent.clear(screen.getByLabelText(label));
      await userEvent.type(screen.getByLabelText(label), text);
    }
    await userEvent.click(screen.getByLabelText('Asche: Zahlen, rechtsbündig'));
    await userEvent.click(screen.getByLabelText('Klasse, Zeile 1'));
    await userEvent.paste('A1\t0,7');
    await userEvent.click(screen.getByRole('button', { name: 'Entwurf speichern' }));
    const [quote, links] = PAGE.Blocks;
    const Blocks = [
      links,
      quote,
      {
        ...{
          Kind: 'table',
          Caption: '',
          Rows: [
            ['A1', '0,7'],
            ['', ''],
          ],
        },
        Columns: [
          { Label: 'Klasse', IsNumeric: false },
          { Label: 'Asche', IsNumeric: true },
        ],
      },
    ];
    await waitFor(() => expect(savePageBlocks).toHaveBeenCalledWith({ body: { PageId: 7, Version: 3, Blocks } }));
  });

  it('refuses a link that leads nowhere before it is sent', async () => {
    const savePageBlocks = jest.fn(() => PAGE);
    renderPage('/support/cms/content/edit?id=7', { savePageBlocks });
    const address = await screen.findByLabelText('Adresse von Link 1');
    await userEvent.clear(address);
    await userEvent.type(address, 'javascript:alert(1)');
    expect(screen.getByText('Dahin kann kein Link führen.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Entwurf speichern' }));
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText(/Eine Adresse führt an kein mögliches Ziel/)).toBeInTheDocument();
    expect(screen.getByRole('group', { name: '2. Weiterlesen' })).toHaveAccessibleDescription(/kein mögliches Ziel/);
    await waitFor(() => expect(address).toHaveFocus());
    await userEvent.click(alert.getByRole('button', { name: '2. Weiterlesen' }));
    expect(address).toHaveFocus();
    expect(savePageBlocks).not.toHaveBeenCalled();
  });

  it('shows both versions when somebody was quicker, and keeps one’s own', async () => {
    const savePageBlocks = jest.fn(({ body }: { body: { Version: number } }) => {
      if (body.Version === 4) return { ...PAGE, Version: 5 };
      throw conflict({ ...PAGE, Version: 4, Blocks: [{ Kind: 'quote', Text: 'Von Odo.', Source: '' }] });
    });
    renderPage('/support/cms/content/edit?id=7', { savePageBlocks });
    await userEvent.type(await screen.findByLabelText('Zitat'), ' Immer.');
    await userEvent.click(screen.getByRole('button', { name: 'Entwurf speichern' }));
    expect(await screen.findByText(/hat die Seite inzwischen geändert/)).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Unterschied' })).toHaveTextContent('Odo');
    await userEvent.click(screen.getByRole('button', { name: 'Meine übernehmen' }));
    await waitFor(() => expect(savePageBlocks.mock.calls.map(([{ body }]) => body.Version)).toContain(4));
  });

  it('writes nothing into a plan', async () => {
    renderPage('/support/cms/content/edit?id=7', {
      staffPage: () => ({ ...PAGE, State: 'planned' as const, Actions: ['unplan' as const] }),
    });
    expect(await screen.findByText(/Diese Fassung ist geplant/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Entwurf speichern' })).toBeNull();
  });

  it('offers the same blocks on pages of texts and on landing pages', async () => {
    const { unmount } = renderPage('/support/cms/content/edit?id=7');
    expect(await screen.findByLabelText('Baustein')).toHaveTextContent('Rechner');
    unmount();
    renderPage('/support/cms/content/landingpage-edit?id=7');
    expect(await screen.findByLabelText('Baustein')).toHaveTextContent('Rechner');
  });

  it('adds between two others, and moves by the arrow keys', async () => {
    renderPage('/support/cms/content/edit?id=7');
    await userEvent.click(await screen.findByRole('button', { name: 'Vor Baustein 2 einfügen' }));
    const choices = within(screen.getByRole('group', { name: 'Was vor Baustein 2 eingefügt wird' }));
    await userEvent.click(choices.getByRole('button', { name: 'Zitat' }));
    await waitFor(() => expect(screen.getByRole('group', { name: '2. Zitat' })).toHaveFocus());
    expect(screen.getByRole('group', { name: '3. Weiterlesen' })).toBeInTheDocument();
    act(() => screen.getByRole('button', { name: '3. Weiterlesen verschieben' }).focus());
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(screen.getByRole('button', { name: '2. Weiterlesen verschieben' })).toHaveFocus());
    expect(screen.getByText('Weiterlesen steht jetzt an Stelle 2 von 3.')).toBeInTheDocument();
  });

  it('has no accessibility finding', async () => {
    const { container } = renderPage('/support/cms/content/edit?id=7');
    await screen.findByLabelText('Zitat');
    expect((await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })).violations).toEqual([]);
  });
});
