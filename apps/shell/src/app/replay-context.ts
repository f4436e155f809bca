import { createContext } from 'react';

/** Where session recordings are sent; null: nowhere, and no consent is requested. */
export const ReplayContext = createContext<string | null>(null);
