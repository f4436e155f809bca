import { act } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { TypedBefore } from './typed-before';

function Form() {
  const [typed, setTyped] = useState({ name: '', note: 'alt', way: 'a' });
  const [isYes, setIsYes] = useState(false);
  const change = ({ target: { name, value } }: { target: { name: string; value: string } }) =>
    setTyped((before) => ({ ...before, [name]: value }));
  const way = (value: string) => (
    <input type="radio" name="way" value={value} checked={typed.way === value} onChange={change} />
  );
  return (
    <form>
      <input name="name" value={typed.name} onChange={change} />
      <textarea name="note" value={typed.note} onChange={change} />
      <input type="checkbox" checked={isYes} onChange={(event) => setIsYes(event.currentTarget.checked)} />
      {way('a')}
      {way('b')}
      <output>{[typed.name, typed.note, typed.way, isYes ? 'ja' : 'nein'].join('/')}</output>
    </form>
  );
}

const field = (form: HTMLFormElement, selector: string) => {
  const found = form.querySelector<HTMLInputElement>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};

async function hydrateAfter(type: (form: HTMLFormElement) => void): Promise<HTMLFormElement> {
  const root = document.createElement('div');
  document.body.replaceChildren(root);
  root.innerHTML = renderToString(<Form />);
  const form = root.querySelector('form') ?? document.createElement('form');
  type(form);
  const page = (
    <TypedBefore>
      <Form />
    </TypedBefore>
  );
  await act(() => hydrateRoot(root, page));
  return form;
}

describe('TypedBefore', () => {
  it('keeps what was typed and ticked before hydration, in the fields and in the page’s state', async () => {
    const form = await hydrateAfter((drawn) => {
      field(drawn, '[name=name]').value = 'Vogt';
      field(drawn, 'textarea').value = 'neu';
      field(drawn, '[type=checkbox]').checked = true;
      field(drawn, '[value=b]').checked = true;
    });
    expect(form.querySelector('output')?.textContent).toBe('Vogt/neu/b/ja');
    expect(field(form, '[name=name]').value).toBe('Vogt');
    expect(field(form, 'textarea').value).toBe('neu');
    expect(field(form, '[type=checkbox]').checked).toBe(true);
    expect(field(form, '[value=b]').checked).toBe(true);
  });

  it('leaves fields that nobody touched', async () => {
    const form = await hydrateAfter(() => undefined);
    expect(form.querySelector('output')?.textContent).toBe('/alt/a/nein');
  });
});
