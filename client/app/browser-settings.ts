import { useSyncExternalStore } from "react";
import { useRouteLoaderData } from "react-router";
import { link } from "#shared/routes.ts";
import { createSignal } from "./signal.ts";

/** Settings in cookies: width of the sidebar, collapsed groups of the navigation, hidden columns and saved filters of lists. */
const names = ["sidebar", "collapsed_groups", "hidden_columns", "saved_views"] as const;
type SettingName = (typeof names)[number];
type BrowserSettings = Record<SettingName, string>;

const settingIn = (cookies: string, name: SettingName) =>
  cookies
    .split("; ")
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? "";

const { announce, subscribe } = createSignal();

// Read once: reading a cookie waits for another process, and React reads at every render. Changes also apply on pages that
// the cookie isn't for, and in browsers without cookies.
const current = new Map<SettingName, string>();
const read = (name: SettingName) => {
  const value = current.get(name) ?? settingIn(document.cookie, name);
  current.set(name, value);
  return value;
};

/** The settings, for the first paint on the server. */
export const browserSettings = (request: Request) => {
  const cookies = request.headers.get("cookie") ?? "";
  const settingOf = (name: SettingName) => (import.meta.env.SSR ? settingIn(cookies, name) : read(name));
  return Object.fromEntries(names.map((name) => [name, settingOf(name)])) as BrowserSettings;
};

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
const write = (name: SettingName, value: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: not all supported browsers have the Cookie Store API.
  document.cookie = `${name}=${value}; Path=${link("dashboard")}; Max-Age=${value ? yearS : 0}; SameSite=Lax`;
};
const store = (name: SettingName, value: string) => {
  current.set(name, value);
  announce();
  // After the next paint: writing waits for another process.
  setTimeout(write, 0, name, value);
};

/** Saved filters may name people. */
export const deleteBrowserSettings = () => {
  for (const name of names) write(name, "");
};

/** Shrinks the sidebar to icons, or widens it. */
export const toggleSidebar = () => store("sidebar", read("sidebar") ? "" : "icons");
