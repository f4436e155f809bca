import { act, fireEvent, waitFor } from '@testing-library/react';
import { startTransition, useLayoutEffect, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useForm } from 'react-hook-form';
import type { EarlyEvents } from '../early-events';
import { captureEarlyEvents } from './inline/capture-early-events';
import { earlyAnswers, type EarlyAnswers } from './replay-early-events';

const earlyEvents = (): EarlyEvents | undefined => globalThis.earlyEvents;

/** A form as pages have them: what is sent is what React knows, not what stands in the fields. */
function Registration({ early, send }: { early?: EarlyAnswers; send: (known: object) => void }) {
  const [name, setName] = useState('');
  const [isFirm, setFirm] = useState(false);
  const [fuel, setFuel] = useState('loose');
  const [site, setSite] = useState('de');
  const [file, setFile] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [isRequested, setQuery] = useState(true);
  useLayoutEffect(() => early?.reportFields(), [early]);
  return (
    <>
      <form onSubmit={(event) => (event.preventDefault(), send({ name, isFirm, fuel, site, file }))}>
        <input name="name" value={name} onChange={(event) => setName(event.target.value)} />
        <input type="checkbox" name="firm" checked={isFirm} onChange={(event) => setFirm(event.target.checked)} />
        <input type="file" name="file" onChange={(event) => setFile(event.target.files?.[0]?.name ?? '')} />
        {['bagged', 'loose', 'big'].map((one) => (
          <input key={one} type="radio" name="fuel" checked={fuel === one} value={one} onChange={() => setFuel(one)} />
        ))}
        <select name="site" value={site} onChange={(event) => setSite(event.target.value)}>
          <option value="de">DE</option>
          <option value="at">AT</option>
        </select>
        <button>Senden</button>
      </form>
      <form id="choice" action="/auswahl" method="get" hidden />
      <button
        type="submit"
        form="choice"
        className="offer"
        onClick={(event) => (event.preventDefault(), send({ chosen: 'offer' }))}
      >
        Auswählen
      </button>
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Mehr
      </button>
      {isRequested && (
        <dialog open onCancel={() => setQuery(false)}>
          Wirklich?
        </dialog>
      )}
    </>
  );
}

/** A form whose fields are one value, of which each event makes the next. */
function Login({ early, send }: { early?: EarlyAnswers; send: (known: object) => void }) {
  const [input, setInput] = useState({ email: '', password: '', city: '' });
  useLayoutEffect(() => early?.reportFields(), [early]);
  return (
    <form onSubmit={(event) => (event.preventDefault(), send(input))}>
      {(['email', 'password', 'city'] as const).map((name) => (
        <input
          key={name}
          name={name}
          value={input[name]}
          onChange={(event) => setInput({ ...input, [name]: event.target.value })}
        />
      ))}
      <button>Anmelden</button>
    </form>
  );
}

/** A form whose fields are the browser's own. */
function Uncontrolled({ early, send }: { early?: EarlyAnswers; send: (known: object) => void }) {
  const { register, handleSubmit } = useForm({ defaultValues: { email: 'a@', city: '', site: 'de' } });
  useLayoutEffect(() => early?.reportFields(), [early]);
  return (
    <form onSubmit={(event) => void handleSubmit(send)(event)}>
      <input {...register('email')} defaultValue="a@" />
      <textarea {...register('city')} defaultValue="" />
      <select {...register('site')} defaultValue="de">
        <option value="de">DE</option>
        <option value="at">AT</option>
      </select>
      <button>Anmelden</button>
    </form>
  );
}

const one = <E extends HTMLElement>(selector: string): E => {
  const element = document.querySelector<E>(selector);
  if (!element) throw new Error(`No ${selector}`);
  return element;
};
let root: Root | undefined;
let container: HTMLElement;
const send = jest.fn();

beforeEach(() => {
  send.mockClear();
  container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Registration send={send} />);
  captureEarlyEvents({ searchMs: 2000, otherMs: 10_000 });
});
afterEach(() => {
  earlyEvents()?.release();
  act(() => root?.unmount());
  container.remove();
});

async function hydrate(Form = Registration): Promise<void> {
  const early = earlyAnswers();
  act(() => void (root = hydrateRoot(container, <Form early={early} send={send} />)));
  await act(() => early.answerActs());
}

describe('what is done before hydration', () => {
  it('stays in the fields, and the page knows it', async () => {
    fireEvent.input(one('[name=name]'), { target: { value: 'Anna' } });
    one('[name=firm]').click();
    one('[value=bagged]').click();
    fireEvent.input(one('[name=site]'), { target: { value: 'at' } });
    const file = new File(['a;b'], 'preise.csv');
    fireEvent.input(one('[name=file]'), { target: { files: [file] } });
    await hydrate();
    expect(one<HTMLInputElement>('[name=name]').value).toBe('Anna');
    act(() => one('form button').click());
    expect(send).toHaveBeenCalledWith({ name: 'Anna', isFirm: true, fuel: 'bagged', site: 'at', file: 'preise.csv' });
  });

  it('stays in every field of a form whose fields are one value', async () => {
    container.innerHTML = renderToString(<Login send={send} />);
    fireEvent.input(one('[name=email]'), { target: { value: 'a@example.com' } });
    fireEvent.input(one('[name=password]'), { target: { value: 'Kaminfeuer-77' } });
    fireEvent.input(one('[name=city]'), { target: { value: 'Linz' } });
    one('form button').click();
    await hydrate(Login);
    const input = { email: 'a@example.com', password: 'Kaminfeuer-77', city: 'Linz' };
    expect(send.mock.calls).toEqual([[input]]);
    expect(one<HTMLInputElement>('[name=email]').value).toBe(input.email);
  });

  it('stays in a form of uncontrolled fields', async () => {
    container.innerHTML = renderToString(<Uncontrolled send={send} />);
    fireEvent.input(one('[name=email]'), { target: { value: 'a@example.com' } });
    fireEvent.input(one('[name=city]'), { target: { value: 'Linz' } });
    fireEvent.input(one('[name=site]'), { target: { value: 'at' } });
    one('form button').click();
    await hydrate(Uncontrolled);
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    const input = { email: 'a@example.com', city: 'Linz', site: 'at' };
    expect(send.mock.calls[0][0]).toEqual(input);
    expect(one<HTMLInputElement>('[name=email]').value).toBe(input.email);
  });

  it('what the browser filled in by itself counts too', async () => {
    one<HTMLInputElement>('[name=name]').value = 'Berta';
    await hydrate();
    act(() => one('form button').click());
    expect(send).toHaveBeenCalledWith(expect.objectContaining({ name: 'Berta' }));
  });

  it('a form is sent once, with what was typed before and after the press', async () => {
    fireEvent.input(one('[name=name]'), { target: { value: 'An' } });
    one('form button').click();
    one('form button').click();
    fireEvent.input(one('[name=name]'), { target: { value: 'Anna' } });
    expect(one('form button')).toHaveAttribute('data-waiting');
    expect(send).not.toHaveBeenCalled();
    await hydrate();
    expect(send.mock.calls).toEqual([[expect.objectContaining({ name: 'Anna' })]]);
    expect(one('form button')).not.toHaveAttribute('data-waiting');
  });

  it('a button is pressed', async () => {
    one('[aria-expanded]').click();
    await hydrate();
    expect(one('[aria-expanded]')).toHaveAttribute('aria-expanded', 'true');
  });

  it('a button that answers its press itself does so, and its form goes nowhere', async () => {
    const sent = jest.fn((event: Event) => event.preventDefault());
    document.addEventListener('submit', sent);
    one('.offer').click();
    expect(send).not.toHaveBeenCalled();
    await hydrate();
    expect(send.mock.calls).toEqual([[{ chosen: 'offer' }]]);
    expect(sent).not.toHaveBeenCalled();
    document.removeEventListener('submit', sent);
  });

  it('Escape closes a dialog that the document came with', async () => {
    fireEvent.keyDown(document.body, { key: 'Escape' });
    await hydrate();
    expect(document.querySelector('dialog')).toBeNull();
  });

  it('stays in the fields while the page is being hydrated', async () => {
    const early = earlyAnswers();
    // As start-page does: its first slice has not begun when the next lines click.
    startTransition(() => void (root = hydrateRoot(container, <Registration early={early} send={send} />)));
    // Not by click(), within which the replay's own click() would do nothing.
    fireEvent.click(one('[name=firm]'));
    fireEvent.click(one('[value=bagged]'));
    await act(() => early.answerActs());
    act(() => one('[aria-expanded]').click());
    expect(one<HTMLInputElement>('[value=bagged]').checked).toBe(true);
    act(() => one('form button').click());
    expect(send.mock.calls).toEqual([[expect.objectContaining({ isFirm: true, fuel: 'bagged' })]]);
  });

  it('nothing is held back once the page answers', async () => {
    await hydrate();
    expect(earlyEvents()).toBeUndefined();
    act(() => one('[aria-expanded]').click());
    expect(one('[aria-expanded]')).toHaveAttribute('aria-expanded', 'true');
  });
});
