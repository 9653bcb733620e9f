// RFC 9309: what Google's published parser tests and documentation expect, in our own words.
import { test } from "vitest";
import { expectConformance, type Results } from "../testing/conformance.ts";
import { parseRobotsTxt } from "../website/suggestions/audit/robots-txt.ts";

/** A file with `|` between its lines, an agent, the paths that it may read, and those that it may not. */
type Case = [file: string, agent: string, allowed: string, refused: string];
const groups =
  "allow: /free/||user-agent: one|disallow: /|allow: /x/|user-agent: two|disallow: /|allow: /y/|||allow: /w/|user-agent: three||user-agent: one|allow: /z/|disallow: /";
const fish = (rule: string) => `user-agent: bot|disallow: /|allow: ${rule}`;
const all = (...rules: string[]) => ["user-agent: bot", ...rules].join("|");
const encoded = "/a/%E3%83%84";

const cases: Record<string, Case[]> = {
  lines: [
    ["user-agent: bot|disallow: /", "bot", "", "/x/y"],
    ["name: bot|rule: /", "bot", "/x/y", ""],
    ["user-agent bot|disallow /", "bot", "", "/x/y"],
    ["user-agent: bot|disalow: /a|dissallow: /b|disallaw: /c", "bot", "/d", "/a /b /c"],
    ["useragent: bot|disallow: /", "bot", "", "/a"],
    ["user agent: bot|disallow: /", "bot", "", "/a"],
    ["USER-AGENT: bot|ALLOW: /x/|DISALLOW: /", "bot", "/x/y", "/a/b"],
    ["uSeR-aGeNt: bot|AlLoW: /x/|dIsAlLoW: /", "bot", "/x/y", "/a/b"],
    ["user-agent: bot\r\ndisallow: /a\rdisallow: /b\n\rdisallow: /c", "bot", "/d", "/a /b /c"],
    ["\ufeffuser-agent: bot|disallow: /a", "bot", "/b", "/a"],
    ["\ufffduser-agent: bot|disallow: /a", "bot", "/b", "/a"],
  ],
  groups: [
    [groups, "one", "/x/b /z/d", "/y/c /free/"],
    [groups, "two", "/y/c /w/a", "/z/d /free/"],
    [groups, "three", "/z/d", "/free/"],
    ["user-agent: two|sitemap: https://a.example/s|user-agent: *|disallow: /", "two", "", "/"],
    ["user-agent: two|sitemap: https://a.example/s|user-agent: *|disallow: /", "one", "", "/"],
    ["user-agent: one|unknown: x|user-agent: *|disallow: /", "one", "", "/"],
    ["user-agent: *|allow: /|user-agent: one|disallow: /", "one", "", "/x"],
    ["user-agent: *|allow: /|user-agent: one|disallow: /", "two", "/x", ""],
    ["user-agent: one|allow: /|user-agent: two|disallow: /", "three", "/x", ""],
    ["user-agent: *|disallow: /x/|user-agent: one|disallow: /y/", "one", "/x/page", "/y/page"],
    ["", "one", "/x", ""],
  ],
  agents: [
    ["user-agent: ONE|disallow: /", "one", "", "/a"],
    ["user-agent: one|disallow: /", "ONE", "", "/a"],
    ["user-agent: *|disallow: /|user-agent: one two|allow: /x/|disallow: /", "one", "/x/y", "/a"],
    ["user-agent: one/1.1|disallow: /", "one", "", "/a"],
    ["user-agent: * one|disallow: /", "two", "", "/a"],
    ["user-agent: one-images|disallow: /", "one", "/a", ""],
  ],
  precedence: [
    [all("disallow: /x/page.html", "allow: /x/"), "bot", "/x/a", "/x/page.html"],
    [all("allow: /x/page.html", "disallow: /x/"), "bot", "/x/page.html", "/x/"],
    [all("disallow: ", "allow: "), "bot", "/x", ""],
    [all("disallow: /", "allow: /"), "bot", "/x", ""],
    [all("disallow: /x", "allow: /x/"), "bot", "/x/", "/x"],
    [all("disallow: /x/page.html", "allow: /x/page.html"), "bot", "/x/page.html", ""],
    [all("allow: /page", "disallow: /*.html"), "bot", "/page", "/page.html"],
    [all("allow: /x/page.", "disallow: /*.html"), "bot", "/x/page.html", "/x/y.html"],
    [all("allow: /p", "disallow: /"), "bot", "/page", "/"],
    [all("allow: /folder", "disallow: /folder"), "bot", "/folder/page", ""],
    [all("allow: /page", "disallow: /*.htm"), "bot", "/page", "/page.htm"],
    [all("allow: /$", "disallow: /"), "bot", "/", "/page.html"],
    [all("disallow: /X/"), "bot", "/x/y", "/X/y"],
  ],
  encoding: [
    [all("disallow: /", "allow: /a?b=c&d=http://e.example?f&g"), "bot", "/a?b=c&d=http://e.example?f&g", "/a?b=c"],
    [all("disallow: /", "allow: /a/ツ"), "bot", `${encoded} /a/ツ`, "/a/x"],
    [all("disallow: /", `allow: ${encoded}`), "bot", `${encoded} /a/ツ`, "/a/x"],
    [all("disallow: /", "allow: /a/%62%61%7A"), "bot", "/a/%62%61%7A /a/baz", "/a/x"],
  ],
  "special characters": [
    [all("disallow: /foo/bar/quz", "allow: /foo/*/qux"), "bot", "/foo/quz /foo//quz /foo/bax/quz", "/foo/bar/quz"],
    [all("disallow: /foo/bar$", "allow: /foo/bar/qux"), "bot", "/foo/bar/qux /foo/bar/ /foo/bar/baz", "/foo/bar"],
    [all("# disallow: /", "disallow: /foo/quz#qux", "allow: /"), "bot", "/foo/bar", "/foo/quz"],
    [
      fish("/fish"),
      "bot",
      "/fish /fish.html /fish/salmon.html /fishheads /fish.html?id=1",
      "/Fish.asp /catfish /?id=fish",
    ],
    [fish("/fish*"), "bot", "/fish /fish.html /fish/salmon.html /fishheads/yummy.html", "/Fish.asp /catfish /?id=fish"],
    [fish("/fish/"), "bot", "/fish/ /fish/salmon /fish/?salmon", "/fish /fish.html /Fish/Salmon.html"],
    [
      fish("/*.php"),
      "bot",
      "/a.php /b/a.php?c //b/any.php.file.html /a.php/ /index?f=a.php/",
      "/php/ /index?php /a.PHP",
    ],
    [fish("/*.php$"), "bot", "/a.php /b/a.php", "/a.php?b /a.php/ /a.php5 /php/ /a?php /aphpa"],
    [fish("/fish*.php"), "bot", "/fish.php /fishheads/catfish.php?b", "/Fish.PHP /bar"],
  ],
  "index pages": [["user-agent: *|allow: /a/index.html|disallow: /", "bot", "/a/index.html /a/", "/a/index.htm /b"]],
  "long lines": [
    [all(`disallow: /x/${"a".repeat(16_000)}/qux`), "bot", "/fux", `/x/${"a".repeat(16_000)}/qux`],
    [all("disallow: /", `allow: /x/${"b".repeat(16_000)}/qux`), "bot", `/x/${"b".repeat(16_000)}/qux`, "/"],
  ],
};

test("Google's tests of robots.txt (RFC 9309)", () => {
  const results: Results = new Map();
  for (const [kind, all] of Object.entries(cases))
    for (const [file, agent, ...paths] of all) {
      const { allows } = parseRobotsTxt(new TextDecoder().decode(new TextEncoder().encode(file.replaceAll("|", "\n"))));
      for (const [at, list] of paths.entries())
        for (const path of list.split(" ").filter(Boolean)) {
          const isAllowed = allows(agent, [`https://a.example${path}`])[0];
          const name = `${kind}: ${file.slice(0, 80)} for ${agent} at ${path.slice(0, 40)}`;
          results.set(name, isAllowed === (at === 0) ? undefined : `is ${isAllowed ? "allowed" : "refused"}`);
        }
    }
  expectConformance(results, {
    "A rule of Google's own: RFC 9309 has no index pages.": /^index pages: .* at \/a\/:/,
    "Half of a byte order mark is read as text, since no editor writes one.": /^lines: \ufffd/,
  });
});
