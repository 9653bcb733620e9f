// A fresh production installation: an empty database, no keys, no changed settings, no demo data.
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type DefaultTreeAdapterMap, parse } from "parse5";
import { startBuiltServer } from "./built-server.ts";
import { stopAtEnd } from "./global-setup.ts";

type Node = DefaultTreeAdapterMap["node"];
type Element = DefaultTreeAdapterMap["element"];

let started: Promise<string> | undefined;

/** The URL of the built server on an empty database. One per run, since filling the database takes long; the end of the run stops it. */
export const freshSite = () => {
  started ??= startOnce();
  return started;
};

/** The first worker that makes the folder starts the server, and leaves its address there for the others. */
const startOnce = async () => {
  const folder = join(tmpdir(), "fresh-site");
  const [address, failure] = [join(folder, "address"), join(folder, "failure")];
  try {
    mkdirSync(folder);
  } catch {
    while (!existsSync(address)) {
      if (existsSync(failure)) throw new Error("The fresh site didn't start; the first file that needs it says why.");
      await Bun.sleep(100);
    }
    return readFileSync(address, "utf8");
  }
  try {
    const { url, pid } = await startBuiltServer({ JOBS: "off" });
    stopAtEnd(pid);
    writeFileSync(`${address}.new`, url);
    renameSync(`${address}.new`, address);
    return url;
  } catch (error) {
    writeFileSync(failure, "");
    throw error;
  }
};

/** Requests a page of the fresh installation, without following redirects. */
export const readFresh = async (path: string) => {
  const response = await fetch(`${await freshSite()}${path}`, { redirect: "manual" });
  return { status: response.status, headers: response.headers, html: await response.text() };
};

export const isElement = (node: Node): node is Element => "tagName" in node;

const childrenOf = (node: Node) => ("childNodes" in node ? node.childNodes : []);

/** All elements with one of the tags, in document order. */
export const elements = (root: Node, ...tags: string[]): Element[] =>
  childrenOf(root).flatMap((node) => [
    ...(isElement(node) && tags.includes(node.tagName) ? [node] : []),
    ...elements(node, ...tags),
  ]);

export const attribute = (element: Element | undefined, name: string) =>
  element?.attrs.find((attr) => attr.name === name)?.value;

/** The text of an element, with runs of white space as one space. */
export const textOf = (node: Node | undefined): string => {
  const collect = (one: Node): string =>
    "value" in one
      ? one.value
      : isElement(one) && ["script", "style"].includes(one.tagName)
        ? ""
        : childrenOf(one).map(collect).join("");
  return node ? collect(node).replace(/\s+/g, " ").trim() : "";
};

export type FreshPage = Awaited<ReturnType<typeof openFresh>>;

/** A page of the fresh installation, parsed: its fixed texts, and its document for everything else. */
export const openFresh = async (path: string) => {
  const { status, html } = await readFresh(path);
  const document = parse(html);
  const meta = (name: string) =>
    attribute(
      elements(document, "meta").find((element) => attribute(element, "name") === name),
      "content",
    );
  const texts = (tag: string) => elements(document, tag).map(textOf);
  return {
    status,
    html,
    document,
    title: textOf(elements(document, "title")[0]),
    description: meta("description"),
    robots: meta("robots"),
    canonical: attribute(
      elements(document, "link").find((element) => attribute(element, "rel") === "canonical"),
      "href",
    ),
    h1: texts("h1"),
    h2: texts("h2"),
    h3: texts("h3"),
  };
};
