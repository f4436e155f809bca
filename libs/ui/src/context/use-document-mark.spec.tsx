import { render } from '@testing-library/react';
import { useDocumentMark } from './use-document-mark';

function Bar({ isOn }: { readonly isOn?: boolean }) {
  useDocumentMark('data-compare-bar', isOn);
  return null;
}
const getMark = () => document.documentElement.getAttribute('data-compare-bar');

it('marks the document while it is rendered and on', () => {
  const { rerender, unmount } = render(<Bar isOn={false} />);
  expect(getMark()).toBeNull();
  rerender(<Bar />);
  expect(getMark()).toBe('1');
  rerender(<Bar isOn={false} />);
  expect(getMark()).toBeNull();
  rerender(<Bar isOn />);
  unmount();
  expect(getMark()).toBeNull();
});

it('keeps the mark until the last one that holds it is gone', () => {
  const first = render(<Bar />);
  const second = render(<Bar />);
  first.unmount();
  expect(getMark()).toBe('1');
  second.unmount();
  expect(getMark()).toBeNull();
});
