import { useSyncExternalStore } from "react";
import { useRouteLoaderData } from "react-router";
import { link } from "#shared/routes.ts";

/** Settings in cookies: the width of the sidebar, collapsed groups of the navigation, and hidden columns of tables. */
const names = ["sidebar", "collapsed_groups", "hidden_columns"] as const;
type SettingName = (typeof names)[number];
type BrowserSettings = Record<SettingName, string>;

const settingIn = (cookies: string, name: SettingName) =>
  cookies
    .split("; ")
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? "";

/** Reads the settings from cookies, for the first paint; the browser reads them itself. */
export const browserSettings = (request: Request) => {
  const cookies = import.meta.env.SSR ? (request.headers.get("cookie") ?? "") : document.cookie;
  return Object.fromEntries(names.map((name) => [name, settingIn(cookies, name)])) as BrowserSettings;
};

const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

// Changes also apply on pages that the cookie isn't for, and in browsers without cookies.
const changed = new Map<SettingName, string>();
const read = (name: SettingName) => changed.get(name) ?? settingIn(document.cookie, name);

/** A setting that this browser remembers: words separated by dots. */
export const useBrowserSetting = (name: SettingName) => {
  const rendered = useRouteLoaderData<{ settings: BrowserSettings }>("dashboard-frame")?.settings[name] ?? "";
  const value = useSyncExternalStore(
    subscribe,
    () => read(name),
    () => rendered,
  );
  return [value, (next: string) => store(name, next)] as const;
};

const yearS = 31_536_000;
const store = (name: SettingName, value: string) => {
  changed.set(name, value);
  for (const listener of listeners) listener();
  // After the next paint: writing waits for another process.
  setTimeout(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: not all supported browsers have the Cookie Store API.
    document.cookie = `${name}=${value}; Path=${link("dashboard")}; Max-Age=${value ? yearS : 0}; SameSite=Lax`;
  });
};

/** Shrinks the sidebar to icons, or widens it. */
export const toggleSidebar = () => store("sidebar", read("sidebar") ? "" : "icons");
