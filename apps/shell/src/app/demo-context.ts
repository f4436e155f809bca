import { createContext } from 'react';

/** Whether the demonstration market is displayed. */
export const DemoContext = createContext(false);
