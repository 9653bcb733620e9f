import { createContext } from "react-router";

/** Whether the renderer may cache the page. Loaders disallow it for URLs that visitors can make up. */
export const pageCaching = createContext<{ allowed: boolean }>();
