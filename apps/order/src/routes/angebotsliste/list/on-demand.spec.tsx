import { render, screen } from '@testing-library/react';
import { Component, type ReactNode, useLayoutEffect } from 'react';
import { renderToString } from 'react-dom/server';
import { onDemand } from './on-demand';

const Part = ({ name }: { readonly name: string }) => <p>Teil {name}</p>;

class Boundary extends Component<{ readonly children: ReactNode }, { readonly failed: string | null }> {
  override state = { failed: null };
  static getDerivedStateFromError = (error: Error) => ({ failed: error.message });
  override render() {
    return this.state.failed ?? this.props.children;
  }
}

describe('a part on demand', () => {
  it('is fetched when it is first shown, once', async () => {
    const fetchPart = jest.fn(async () => Part);
    const { Component: Shown } = onDemand(fetchPart);
    expect(fetchPart).not.toHaveBeenCalled();
    const { rerender, unmount } = render(<Shown name="eins" />);
    expect(await screen.findByText('Teil eins')).toBeVisible();
    rerender(<Shown name="zwei" />);
    expect(screen.getByText('Teil zwei')).toBeVisible();
    unmount();
    render(<Shown name="drei" />);
    expect(screen.getByText('Teil drei')).toBeVisible();
    expect(fetchPart).toHaveBeenCalledTimes(1);
  });

  it('is drawn although it came on behalf of another between render and effect', async () => {
    let arrive: (part: typeof Part) => void = () => undefined;
    const { Component: Shown, load } = onDemand(() => new Promise<typeof Part>((done) => (arrive = done)));
    const early = load();
    const Sibling = () => {
      useLayoutEffect(() => arrive(Part), []);
      return null;
    };
    render(
      <>
        <Sibling />
        <Shown name="eins" />
      </>,
    );
    await early;
    expect(await screen.findByText('Teil eins')).toBeVisible();
  });

  it('stands in the document once it has been brought before', async () => {
    const { Component: Shown, load } = onDemand(async () => Part);
    await load();
    expect(renderToString(<Shown name="eins" />)).toContain('Teil');
  });

  it('is thrown where it does not come, and asked for again the next time', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const fetchPart = jest.fn(async () => Part).mockRejectedValueOnce(new Error('Loading chunk 7 failed.'));
    const { Component: Shown } = onDemand(fetchPart);
    const { unmount } = render(<Shown name="eins" />, { wrapper: Boundary });
    expect(await screen.findByText('Loading chunk 7 failed.')).toBeVisible();
    unmount();
    render(<Shown name="eins" />, { wrapper: Boundary });
    expect(await screen.findByText('Teil eins')).toBeVisible();
  });
});
