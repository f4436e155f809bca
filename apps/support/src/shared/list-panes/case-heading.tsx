import { type ReactNode, useEffect, useRef } from 'react';

/** The heading of an open case; it takes the focus, so that a reader begins there and J and K go on from there. */
export function CaseHeading({ children }: { readonly children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h2 ref={heading} tabIndex={-1}>
      {children}
    </h2>
  );
}
