import { createContext } from "react-router";

/** Whether the renderer may keep the page for the next visitor. A loader says no for addresses that anyone can make up. */
export const pageCaching = createContext<{ allowed: boolean }>();
