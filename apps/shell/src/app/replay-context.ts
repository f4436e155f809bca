import { createContext } from 'react';

/** Where recordings of visits go; null: nowhere, and nobody is asked. */
export const ReplayContext = createContext<string | null>(null);
