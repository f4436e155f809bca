import { createContext } from 'react';

/** Whether the demonstration market is shown. */
export const DemoContext = createContext(false);
