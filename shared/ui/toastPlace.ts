import { createContext } from 'react';

/** Where toasts stand, where that is not the bottom of the window. */
export const ToastPlace = createContext<HTMLElement | null>(null);
