import { type ReactNode, useEffect, useState } from 'react';

interface AfterHydrationProps {
  readonly act: () => void;
  /** Round the tree and not beside it: a sibling would change the ids within. */
  readonly children: ReactNode;
}

/** Acts once, when what the server drew has been taken over: before, a change would not fit the document. */
export function AfterHydration({ act, children }: AfterHydrationProps): ReactNode {
  const [first] = useState(() => act);
  useEffect(() => first(), [first]);
  return children;
}
